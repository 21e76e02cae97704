import { expect, test } from 'vitest';
import { sayFieldsSelected } from './sayFieldsSelected.ts';

test('one selected field is not "1 fields selected"', () => {
  expect([1, 2].map(sayFieldsSelected)).toEqual(['1 field selected', '2 fields selected']);
});
