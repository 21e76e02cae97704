import { expect, test } from 'vitest';
import { moveColumn, orderFields, readChoice } from './tableColumns.ts';

test('columns stand as they were put, later ones behind them', () => {
  const fields = ['a', 'b', 'c', 'new'].map((id) => ({ id }));
  expect(orderFields(fields, { order: ['c', 'gone', 'a', 'b'], hidden: [] }).map(({ id }) => id)).toEqual([
    'c',
    'a',
    'b',
    'new',
  ]);
});

test('a column moves by one place and never out of the row', () => {
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
});

test('whatever is stored, it can be used', () => {
  for (const stored of [null, 7, 'x', [], { order: 3 }, { order: [1], hidden: {} }])
    expect(readChoice(stored)).toEqual({ order: [], hidden: [] });
});
