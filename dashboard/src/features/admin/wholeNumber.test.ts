import { expect, test } from 'vitest';
import { FORM_LIMIT_RULE, parseWholeNumber } from './wholeNumber.ts';

test('D-151 a form limit is a whole number, or nothing for no limit', () => {
  expect(parseWholeNumber('', FORM_LIMIT_RULE)).toEqual({ ok: true, value: null });
  expect(parseWholeNumber(0, FORM_LIMIT_RULE)).toEqual({ ok: true, value: 0 });
  expect(parseWholeNumber('1000000', FORM_LIMIT_RULE)).toEqual({ ok: true, value: 1_000_000 });
});

test('D-151 what is no whole number within the range is refused with the range', () => {
  for (const typed of ['-1', '1.5', '1e3', 'many', 1_000_001]) {
    expect(parseWholeNumber(typed, FORM_LIMIT_RULE)).toEqual({
      ok: false,
      message: 'Enter a whole number from 0 to 1,000,000, or leave it empty.',
    });
  }
  expect(parseWholeNumber('', { min: 1, max: 9 })).toEqual({
    ok: false,
    message: 'Enter a whole number from 1 to 9.',
  });
});
