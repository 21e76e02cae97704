import { expect, test } from 'vitest';
import { formStateOf } from './FormState.tsx';

test('D-193 a form with changes that are not published is live, unless it is closed', () => {
  const form = { active: true, submissionCount: 0, hasDraft: true };
  const wordOf = (changes: Partial<typeof form>): string =>
    formStateOf({ ...form, ...changes }, undefined).word;
  expect(wordOf({})).toBe('Changes not published');
  expect(wordOf({ hasDraft: false })).toBe('Live');
  expect(wordOf({ active: false })).toBe('Closed');
});
