import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, validateAnswers, withFields } from '../index.ts';
import { toExact } from './textualAnswer.ts';

test('a code loses what nobody sees, and a tab at its end alone', () => {
  expect(toExact('ad\u{200B}a@example.com\t')).toBe('ada@example.com');
  expect(toExact('a\tb')).toBe('a\tb');
});

test('T31 a body of tabs costs no more than its length: looking for the end at each of them took minutes', () => {
  const text = `${'\t'.repeat(200_000)}x`;
  expect(toExact(text)).toBe(text);
});

test('T31 a body of digits that is no number costs no more than its length', () => {
  const form = withFields(createEmptyDefinition('Order'), [{ ...createField('number'), id: 'cakes' }]);
  const { ok } = validateAnswers(form, { cakes: `${'1'.repeat(200_000)}x` });
  expect(ok).toBe(false);
});
