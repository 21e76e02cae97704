import { expect, test } from 'vitest';
import { hideCells } from './hideCells.ts';

/** Every list of so many counts up to `most`. */
function* everyCount(length: number, most: number): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const rest of everyCount(length - 1, most))
    for (let count = 0; count <= most; count++) yield [...rest, count];
}

/** What readers see of counts: their total, and each cell that is not withheld. */
const told = (cells: readonly number[], smallest: number): string => {
  const hidden = hideCells(cells, smallest);
  const total = cells.reduce((sum, count) => sum + count, 0);
  return JSON.stringify([
    total,
    hidden === null ? null : cells.map((count, at) => (hidden[at] ? '?' : count)),
  ]);
};

test.each([
  [2, 3, 9],
  [3, 3, 8],
  [4, 3, 6],
  [3, 4, 9],
])(
  'RESULT-022 of %i groups, no hidden one follows from what is told, also for who knows the rule (smallest %i, up to %i)',
  (length, smallest, most) => {
    expect.hasAssertions();
    const possible = new Map<string, Set<number>[]>();
    for (const cells of everyCount(length, most)) {
      const seen = told(cells, smallest);
      const values = possible.get(seen) ?? cells.map(() => new Set<number>());
      for (const [at, count] of cells.entries()) values[at]?.add(count);
      possible.set(seen, values);
    }
    for (const cells of everyCount(length, most)) {
      const hidden = hideCells(cells, smallest);
      for (const [at, count] of cells.entries()) {
        const isSmall = count > 0 && count < smallest;
        if (isSmall && hidden) expect([cells, at, hidden[at]]).toEqual([cells, at, true]);
        // Totals at the end of what is tried here have too few cases.
        const isWhole = cells.every((one) => one + smallest <= most);
        if (hidden?.[at] && isWhole)
          expect([cells, at, (possible.get(told(cells, smallest))?.[at]?.size ?? 0) > 1]).toEqual([
            cells,
            at,
            true,
          ]);
      }
    }
  },
);

test('RESULT-022 large groups are told, and one small group takes another with it', () => {
  expect(hideCells([12, 0, 9], 5)).toEqual([false, false, false]);
  expect(hideCells([12, 2, 9], 5)).toEqual([false, true, true]);
  expect(hideCells([2], 5)).toBeNull();
});
