import { expect, test } from 'vitest';
import { createOptions } from '../options.ts';
import { buildField } from '../../testing/buildDefinition.ts';
import { shuffleField } from './shuffleField.ts';

const VISITS = 4_000;
const options = createOptions(['A', 'B', 'C', 'D']);
const field = buildField('radio', { options, shuffle: true });
const orderOf = (seed: number, one = field) => shuffleField(one, seed).options.map(({ value }) => value);

test('orders options by the seed alone, so that a reload keeps the order', () => {
  for (let seed = 1; seed < 50; seed++) {
    expect(orderOf(seed)).toEqual(orderOf(seed));
    expect(orderOf(seed).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  }
  expect(orderOf(7, { ...field, id: 'another' })).not.toEqual(orderOf(7));
});

test('gives every option every place equally often', () => {
  const counts = new Map<string, number>();
  for (let visit = 1; visit <= VISITS; visit++)
    orderOf(visit * 7_919).forEach((value, index) => {
      const key = value + index;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  for (const [place, count] of counts)
    expect([place, Math.abs(count - VISITS / 4) < VISITS / 20]).toEqual([place, true]);
});

test('leaves an option that excludes all others last, and shuffles the rows of a matrix', () => {
  const withNone = buildField('checkbox', {
    options: [{ value: 'none', label: 'None', alone: true }, ...options],
    shuffle: true,
  });
  const matrix = buildField('matrix', { rows: options, shuffle: true });
  const rows = new Set<string>();
  for (let seed = 1; seed < 50; seed++) {
    expect(shuffleField(withNone, seed).options.at(-1)?.value).toBe('none');
    expect(shuffleField(matrix, seed).options).toEqual(matrix.options);
    rows.add(
      shuffleField(matrix, seed)
        .rows.map(({ value }) => value)
        .join(),
    );
  }
  expect(rows.size).toBeGreaterThan(10);
});
