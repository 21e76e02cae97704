import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './localTime.ts';

test('a closing time comes back as it was typed, in summer and in winter', () => {
  for (const text of ['2026-01-15T09:30', '2026-07-15T23:59', '2028-02-29T00:00']) {
    expect(toLocalInput(fromLocalInput(text))).toBe(text);
  }
});

test('an emptied or unfinished one is none', () => {
  expect([fromLocalInput(''), fromLocalInput('2026-13-40T99:99'), toLocalInput(null)]).toEqual([
    null,
    null,
    '',
  ]);
});
