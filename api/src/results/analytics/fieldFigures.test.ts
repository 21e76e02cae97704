import { createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { fieldOf, orderForm } from '../../../../tests/support/api/logicForm.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { fieldFigures } from './fieldFigures.ts';

const counts = (of: Record<string, number>) => new Map(Object.entries(of));
const NONE = counts({});

test('D-130 who completes without the pages that are not asked has not left', () => {
  // Of ten visitors, one leaves at the first question and two at the article; seven complete, four of them without
  // the last fields.
  const { pages, fields } = fieldFigures(orderForm, FULL_VISIBILITY, {
    reached: counts({ kind: 10, vat: 9, terms: 8, article: 8, size: 6, note: 3 }),
    finished: counts({ vat: 1, size: 3, note: 3 }),
    errors: counts({ vat: 2 }),
    completions: 7,
  });
  expect(pages).toEqual([
    { number: 1, title: 'About you', fieldId: 'kind', reached: 10, dropOff: 1 },
    { number: 2, title: 'Terms for companies', fieldId: 'terms', reached: 8, dropOff: 0 },
    { number: 3, title: 'Order', fieldId: 'article', reached: 8, dropOff: 2 },
  ]);
  expect(fields?.map(({ fieldId, dropOff }) => [fieldId, dropOff])).toEqual([
    ['kind', 1],
    ['vat', 0],
    ['terms', 0],
    ['article', 2],
    ['size', 0],
    ['note', 0],
  ]);
  expect(fields?.[1]).toEqual({
    fieldId: 'vat',
    label: 'VAT number',
    reached: 9,
    dropOff: 0,
    errors: 2,
    isRequired: false,
  });
});

test('D-130 completions from before they were counted by field belong to the last one', () => {
  const form = withFields(createEmptyDefinition('Plain'), [
    fieldOf('text', 'a', 'A'),
    fieldOf('text', 'b', 'B'),
  ]);
  const figures = fieldFigures(form, FULL_VISIBILITY, {
    reached: counts({ a: 5, b: 4 }),
    finished: NONE,
    errors: NONE,
    completions: 3,
  });
  expect(figures.fields?.map(({ dropOff }) => dropOff)).toEqual([1, 1]);
  expect(figures.pages).toBeNull();
});
