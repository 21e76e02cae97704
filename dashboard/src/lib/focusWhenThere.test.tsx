import { afterEach, expect, test, vi } from 'vitest';
import { focusWhenThere } from './focusWhenThere.ts';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
const nextFrame = (): void => frames.splice(0).forEach((run) => run());

afterEach(() => {
  document.body.replaceChildren();
  frames.length = 0;
});

function add(tag: string, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
}

test('an element that comes some frames later gets the keyboard', () => {
  focusWhenThere('#row');
  nextFrame();
  nextFrame();
  const row = add('button', 'row');
  nextFrame();
  expect(document.activeElement).toBe(row);
  expect(frames).toEqual([]);
});

test('an element that cannot take the keyboard yet gets it when it can', () => {
  const row = add('button', 'row') as HTMLButtonElement;
  row.disabled = true;
  focusWhenThere('#row');
  nextFrame();
  row.disabled = false;
  nextFrame();
  expect(document.activeElement).toBe(row);
});

test.each(['input', 'button'])('nobody is taken away from a <%s> they went to meanwhile', (tag) => {
  focusWhenThere('#row');
  nextFrame();
  const other = add(tag, 'other');
  other.focus();
  add('button', 'row');
  nextFrame();
  expect(document.activeElement).toBe(other);
  expect(frames).toEqual([]);
});

test('the waiting ends when it is told to, and by itself after a second', () => {
  const end = focusWhenThere('#row');
  end();
  expect(frames).toEqual([]);
  focusWhenThere('#row');
  for (let frame = 0; frame < 60; frame++) nextFrame();
  expect(frames).toEqual([]);
});
