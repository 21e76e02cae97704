import { expect, test } from 'vitest';
import { countSelected, isSelected, keepLoaded, NOTHING_SELECTED, toggle, toggleAll } from './selection.ts';

const LOADED = ['a', 'b', 'c', 'd', 'e'];
const select = (...ids: string[]) =>
  ids.reduce((selection, id) => toggle(selection, id, LOADED), NOTHING_SELECTED);

test('a row is selected and taken out again', () => {
  expect([...select('b').ids]).toEqual(['b']);
  expect([...select('b', 'c', 'b').ids]).toEqual(['c']);
});

test('D-112 a row that has left the list is selected no more, and the others still are', () => {
  expect([...keepLoaded(select('b', 'c', 'd'), ['a', 'c']).ids]).toEqual(['c']);
  for (const kept of [select('b', 'c'), toggleAll(NOTHING_SELECTED)])
    expect(keepLoaded(kept, LOADED)).toBe(kept);
});

test('a range reaches from the row before, in either direction', () => {
  expect([...toggle(select('b'), 'd', LOADED, true).ids]).toEqual(['b', 'c', 'd']);
  expect([...toggle(select('d'), 'b', LOADED, true).ids].sort()).toEqual(['b', 'c', 'd']);
  expect([...toggle(NOTHING_SELECTED, 'c', LOADED, true).ids]).toEqual(['c']);
});

test('SUBM-027 D-112 select all is everything that matches, with its exact number', () => {
  const all = toggleAll(select('b'));
  expect([isSelected(all, 'not loaded'), countSelected(all, 1_000_000), countSelected(all, null)]).toEqual([
    true,
    1_000_000,
    null,
  ]);
  expect(countSelected(toggleAll(all), 1_000_000)).toBe(0);
});

test('SUBM-026 selecting any row clears the select-all flag', () => {
  const fewer = toggle(toggleAll(NOTHING_SELECTED), 'b', LOADED);
  expect([fewer.isAll, [...fewer.ids]]).toEqual([false, ['a', 'c', 'd', 'e']]);
});
