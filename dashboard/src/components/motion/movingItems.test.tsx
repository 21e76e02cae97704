import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MOTION } from '../../lib/motion.ts';
import { MovingItems } from './MovingItems.tsx';

/** What was animated: the element's text, what it starts with, and for how long. */
let shown: [text: string | null, start: Keyframe | undefined, duration: unknown][] = [];
let isReduced = false;
/** Ends the animations. */
let finish: () => void;

beforeEach(() => {
  [shown, isReduced] = [[], false];
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  Element.prototype.animate = function animate(keyframes, options) {
    const { duration } = options as KeyframeAnimationOptions;
    shown.push([this.textContent, (keyframes as Keyframe[])[0], duration]);
    return { finished } as unknown as Animation;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  // Items of 40 px, one below the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    return new DOMRect(0, 40 * [...(this.parentElement?.children ?? [])].indexOf(this), 300, 40);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** Shows lists of items; each call changes them. */
function showLists() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return (...lists: string[][]): void =>
    flushSync(() =>
      root.render(
        lists.map((keys, index) => (
          <ul key={index}>
            <MovingItems keys={keys} items="[data-row]" arrives={index === 1}>
              {keys.map((key) => (
                <li key={key} data-row={key}>
                  {key}
                </li>
              ))}
            </MovingItems>
          </ul>
        )),
      ),
    );
}

test('SHELL-055 an item that leaves fades where it was, and those behind it close the gap', async () => {
  const change = showLists();
  change(['a', 'b', 'c']);
  expect(shown).toEqual([]);
  change(['a', 'c']);
  expect(shown).toEqual([
    ['c', { translate: '0px 40px' }, MOTION.enterMs],
    ['b', { opacity: 1 }, MOTION.leaveMs],
  ]);
  const [copy] = document.querySelectorAll<HTMLElement>('[aria-hidden="true"]');
  expect([copy?.textContent, copy?.inert, copy?.dataset['row']]).toEqual(['b', true, undefined]);
  finish();
  await vi.waitFor(() => expect(copy?.isConnected).toBe(false));
});

test('an item that goes to another list moves there, and a new one fades in where the list says so', () => {
  const change = showLists();
  change(['a', 'b'], ['c']);
  change(['b'], ['c', 'a']);
  expect(shown).toEqual([
    ['b', { translate: '0px 40px' }, MOTION.enterMs],
    ['a', { translate: '0px -40px' }, MOTION.enterMs],
  ]);
  shown = [];
  change(['b', 'new'], ['c', 'a', 'd']);
  expect(shown).toEqual([['d', { opacity: 0, scale: 0.98 }, MOTION.enterMs]]);
});

test('SHELL-055 another list is shown at once, and with reduced motion every change', () => {
  const change = showLists();
  const many = Array.from({ length: 30 }, (_, index) => `old ${index}`);
  change(many);
  change(['kept', 'few']);
  expect(shown).toEqual([]);
  isReduced = true;
  change(['few'], []);
  expect(shown).toEqual([]);
  expect(document.querySelector('[aria-hidden="true"]')).toBe(null);
});
