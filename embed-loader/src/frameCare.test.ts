import { expect, test } from 'vitest';
import { sendCommand } from './messages.ts';
import { prefillValues } from './prefill.ts';

test('T5 a command goes to the platform’s origin alone, should the frame have been led elsewhere', () => {
  const posted: unknown[] = [];
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentWindow', {
    value: { postMessage: (...all: unknown[]) => posted.push(all) },
  });
  sendCommand(frame, 'https://forms.example', { command: 'focus' });
  expect(posted).toEqual([[{ type: 'form-embed', version: 1, command: 'focus' }, 'https://forms.example']]);
});

test('T5 of the page’s address only what the form accepts leaves the page; what its author wrote counts first', () => {
  const frame = document.createElement('iframe');
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
