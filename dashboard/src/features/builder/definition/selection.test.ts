import { expect, test } from 'vitest';
import {
  extendTo,
  keepExisting,
  neighbourOf,
  NOTHING,
  selectAll,
  selectNothing,
  selectOnly,
  selectThese,
  toggleField,
} from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd'];
const ids = ({ ids: selected }: { ids: ReadonlySet<string> }) => [...selected].join('');

test('one, one more, one less', () => {
  const two = toggleField(selectOnly('a'), 'c');
  expect(ids(two)).toBe('ac');
  expect(ids(toggleField(two, 'a'))).toBe('c');
});

test('a range goes from its anchor, in both directions, and grows and shrinks there', () => {
  const down = extendTo(selectOnly('b'), ORDER, 'd');
  expect(ids(down)).toBe('bcd');
  expect(ids(extendTo(down, ORDER, 'a'))).toBe('ab');
  expect(ids(extendTo(NOTHING, ORDER, 'c'))).toBe('c');
  expect(extendTo(down, ORDER, 'x')).toBe(down);
  expect(ids(extendTo({ ...down, anchor: 'gone' }, ORDER, 'c'))).toBe('c');
});

test('all, none, these', () => {
  expect(ids(selectAll(selectOnly('c'), ORDER))).toBe('abcd');
  expect(selectAll(selectOnly('c'), ORDER).active).toBe('c');
  expect(selectNothing(selectOnly('c'))).toMatchObject({ anchor: null, active: 'c' });
  expect(selectNothing(NOTHING)).toBe(NOTHING);
  expect(selectThese(['b', 'd'])).toMatchObject({ anchor: 'b', active: 'd' });
});

test('what is gone is not selected any more', () => {
  const selected = selectThese(['b', 'd']);
  expect(keepExisting(selected, ORDER)).toBe(selected);
  expect(keepExisting(selected, ['a', 'b'])).toEqual({ ids: new Set('b'), anchor: 'b', active: null });
});

test('the keyboard goes on with the next field, at the end with the one before', () => {
  expect(neighbourOf(ORDER, new Set(['b']))).toBe('c');
  expect(neighbourOf(ORDER, new Set(['b', 'd']))).toBe('c');
  expect(neighbourOf(ORDER, new Set(['d']))).toBe('c');
  expect(neighbourOf(ORDER, new Set(['a', 'b']))).toBe('c');
  expect(neighbourOf(ORDER, new Set(ORDER))).toBeNull();
});
