import { FIELD_WIDTHS } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { nextWidth, snapToWidth } from './columns.ts';

test('BUILD-029 a step goes through all seven widths and stays at the ends', () => {
  const seen = [2 as (typeof FIELD_WIDTHS)[number]];
  for (let step = 0; step < 8; step++) seen.push(nextWidth(seen.at(-1) ?? 2, 1));
  expect([...new Set(seen)]).toEqual(FIELD_WIDTHS.toReversed());
  expect(nextWidth(2, -1)).toBe(2);
  expect(nextWidth(9, -1)).toBe(8);
});

test('BUILD-029 a pulled end snaps to the nearest width', () => {
  expect([0, 0.5, 0.51, 0.7, 0.85, 0.99, 2].map(snapToWidth)).toEqual([2, 6, 6, 8, 9, 12, 12]);
  for (const width of FIELD_WIDTHS) expect(snapToWidth(width / 12)).toBe(width);
});
