import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberHeight, reserveHeight } from './heightMemory.ts';
import { sendCommand } from './messages.ts';
import { prefillValues } from './prefill.ts';

const frameOf = (src: string, width: number): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', src);
  Object.defineProperty(frame, 'src', { value: src });
  Object.defineProperty(frame, 'offsetWidth', { value: width });
  return frame;
};
const FORM = 'https://forms.example/embed/a';
const heightOf = (frame: HTMLIFrameElement) => {
  reserveHeight(frame);
  return frame.style.height;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('EMBED-049 a frame gets the height its form had last time at about this width, and no other form’s', () => {
  rememberHeight(frameOf(FORM, 600), 812.4);
  expect(heightOf(frameOf(FORM, 605))).toBe('812px');
  expect(heightOf(frameOf(FORM, 320))).toBe('');
  expect(heightOf(frameOf('https://forms.example/embed/b', 600))).toBe('');
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '1px;position:fixed');
  expect(heightOf(frameOf(FORM, 600))).toBe('');
});

test('EMBED-049 where storage is blocked the frame starts as it is pasted', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => rememberHeight(frameOf(FORM, 600), 5)).not.toThrow();
  expect(heightOf(frameOf(FORM, 600))).toBe('');
});

test('T5 a command goes to the platform’s origin alone, should the frame have been led elsewhere', () => {
  const posted: unknown[] = [];
  const frame = frameOf(FORM, 600);
  Object.defineProperty(frame, 'contentWindow', {
    value: { postMessage: (...all: unknown[]) => posted.push(all) },
  });
  sendCommand(frame, 'https://forms.example', { command: 'focus' });
  expect(posted).toEqual([[{ type: 'form-embed', version: 1, command: 'focus' }, 'https://forms.example']]);
});

test('T5 of the page’s address only what the form accepts leaves the page; what its author wrote counts first', () => {
  const frame = frameOf(FORM, 600);
  frame.setAttribute('data-form-embed-prefill', 'email=ada@example.com');
  const query = '?email=eve@example.com&token=secret&home.city=Paris&homeless=1';
  expect(prefillValues(frame, ['email', 'home'], query)).toEqual([
    ['email', 'ada@example.com'],
    ['home.city', 'Paris'],
  ]);
  frame.setAttribute('data-form-embed-query-prefill', 'off');
  expect(prefillValues(frame, ['email', 'home'], query)).toEqual([['email', 'ada@example.com']]);
  expect(prefillValues(frame, [], query)).toEqual([]);
});
