import { createField, createOptions, type Field, type ResultCard } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { hideSmallGroups } from './hideSmallGroups.ts';

const SMALLEST = 5;

type Of<Kind extends ResultCard['kind']> = Extract<ResultCard, { kind: Kind }>;

const base = { id: 'q', label: 'Q', page: '', isCurrent: true, isFilter: true, notAsked: null };
const question = (
  type: 'checkbox' | 'radio' | 'matrix' | 'ranking' | 'number',
  more: object = {},
): Field => ({
  ...createField(type),
  id: 'q',
  ...more,
});
const several = question('checkbox', { options: createOptions(['A', 'B', 'C']) });

const choices = (counts: readonly number[], totals: { answered: number; empty: number }): Of<'choices'> => ({
  ...base,
  ...totals,
  kind: 'choices',
  options: counts.map((count, at) => ({
    value: 'ABC'[at] ?? '',
    label: 'ABC'[at] ?? '',
    count,
    isCurrent: true,
  })),
  other: 0,
});
const numbers = (counts: readonly number[], empty = 0): Of<'number'> => ({
  ...base,
  kind: 'number',
  answered: counts.reduce((sum, count) => sum + count, 0),
  empty,
  unit: '',
  currency: '',
  bins: counts.map((count, at) => ({
    from: 900 + at,
    until: 901 + at,
    count,
    atLeast: String(900 + at),
    atMost: String(900 + at),
  })),
  sum: '98765',
  mean: 943.21,
  median: 944,
  min: 900,
  max: 990,
  isExact: true,
});
const places = (counts: readonly number[], answered: number, empty = 0): Of<'ranking'> => ({
  ...base,
  kind: 'ranking',
  answered,
  empty,
  options: counts.map((count, at) => ({
    value: 'ABC'[at] ?? '',
    label: 'ABC'[at] ?? '',
    count,
    meanPlace: 1.5 + at,
  })),
});
const table = (rows: readonly (readonly number[])[], answered: number): Of<'matrix'> => ({
  ...base,
  kind: 'matrix',
  answered,
  empty: 0,
  rows: rows.map((counts, at) => ({ value: `r${at}`, label: `Row ${at}`, counts: [...counts] })),
  columns: ['Poor', 'Good', 'Best'].map((label, at) => ({ value: `c${at}`, label })),
});
const days = (counts: readonly number[], empty = 0): Of<'days'> => ({
  ...base,
  kind: 'days',
  answered: counts.reduce((sum, count) => sum + count, 0),
  empty,
  unit: 'day',
  spans: counts.map((count, at) => ({ from: `2026-12-0${at + 1}`, to: `2026-12-0${at + 1}`, count })),
});
const isSmall = (count: number): boolean => count > 0 && count < SMALLEST;

test('RESULT-022 of several choices a small one is hidden, one that nearly all chose, and never one alone', () => {
  const all = { answered: 40, empty: 0 };
  const told = (counts: readonly number[]) => hideSmallGroups(choices(counts, all), SMALLEST, several).hidden;
  expect(told([20, 30, 12])).toEqual([]);
  // Two did not choose it.
  expect(told([38, 20, 12])).toEqual(['A', 'C']);
  expect(told([20, 2, 30])).toEqual(expect.arrayContaining(['B']));
  expect(told([20, 2, 30])).toHaveLength(2);
  const { card } = hideSmallGroups(choices([20, 2, 30], all), SMALLEST, several);
  expect(JSON.stringify(card)).not.toMatch(/"count":(2|20)\b/);
});

test('RESULT-022 of several choices the totals are hidden where few answered or few left it empty', () => {
  for (const totals of [
    { answered: 37, empty: 3 },
    { answered: 4, empty: 36 },
  ]) {
    const shown = hideSmallGroups(choices([0, 0, 0], totals), SMALLEST, several);
    expect([shown.hasTotals, shown.card.answered, shown.card.empty]).toEqual([false, 0, 0]);
  }
});

test('RESULT-022 a matrix hides by row, with what a row leaves open; several in a row as several choices', () => {
  const one = question('matrix', { many: false });
  const rows = [
    [20, 12, 8],
    [20, 2, 18],
    [38, 0, 0],
  ];
  const { hidden, card } = hideSmallGroups(table(rows, 40), SMALLEST, one);
  expect(hidden).toEqual(['r1\nc1', 'r1\nc2', 'r2\nc0']);
  expect((card as Of<'matrix'>).rows.map(({ counts }) => counts)).toEqual([
    [20, 12, 8],
    [20, 0, 0],
    [0, 0, 0],
  ]);
  const many = question('matrix', { many: true });
  expect(hideSmallGroups(table([[20, 2, 30]], 40), SMALLEST, many).hidden).toHaveLength(2);
});

test('RESULT-022 of a ranking nothing is told where few placed an option, few did not, or few answered', () => {
  const field = question('ranking');
  expect(hideSmallGroups(places([20, 20, 20], 20), SMALLEST, field)).toMatchObject({ isWithheld: false });
  for (const card of [
    places([20, 20, 3], 20),
    places([20, 20, 17], 20),
    places([4, 4, 4], 4),
    places([20, 20, 20], 20, 2),
  ]) {
    const shown = hideSmallGroups(card, SMALLEST, field);
    expect(shown.isWithheld).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/meanPlace|1\.5/);
  }
});

test('RESULT-022 of numbers a small bin leaves the mean alone, and a tiny group not even that', () => {
  const field = question('number');
  const open = hideSmallGroups(numbers([10, 12, 9]), SMALLEST, field);
  expect(open).toMatchObject({ figures: 'safe', card: { mean: 943.21, min: null, max: null } });
  const some = hideSmallGroups(numbers([10, 2, 9]), SMALLEST, field);
  expect(some).toMatchObject({ figures: 'mean', isWithheld: false, card: { mean: 943.21, bins: [] } });
  expect(JSON.stringify(some)).not.toMatch(/98765|944|990|"(min|max|median)":9/);
  const few = hideSmallGroups(numbers([2, 1, 1]), SMALLEST, field);
  expect(few.isWithheld).toBe(true);
  expect(JSON.stringify(few)).not.toMatch(/943|98765|944|990/);
  // The mean of all but the few who left it empty says nothing of them, but their number would.
  expect(hideSmallGroups(numbers([10, 10], 3), SMALLEST, field)).toMatchObject({
    hasTotals: false,
    card: { answered: 0, empty: 0 },
  });
});

test('RESULT-022 no day is named that only few gave, as the earliest and the latest are', () => {
  const field = { ...createField('date'), id: 'q' };
  const spansOf = (counts: readonly number[]) => {
    const shown = hideSmallGroups(days(counts, 20), SMALLEST, field);
    const { card } = shown;
    // Nor beside the card.
    expect(JSON.stringify(shown)).not.toMatch(counts[0] === 1 ? /2026-12-0[16]/ : 'no day');
    return card.kind === 'days' ? card.spans.map(({ from, count }) => `${from} ${count}`) : 'withheld';
  };
  expect(spansOf([9, 8])).toEqual(['2026-12-01 9', '2026-12-02 8']);
  expect(spansOf([1, 9, 3, 12, 0, 2])).toEqual(['2026-12-02 9', '2026-12-03 0', '2026-12-04 12']);
  expect(spansOf([0, 1, 0])).toBe('withheld');
  expect(spansOf([3, 0, 4])).toBe('withheld');
});

test('RESULT-022 nothing is told of a question that few answered: zeros would tell what all of them chose', () => {
  const few = { answered: 1, empty: 39 };
  for (const field of [question('radio'), several])
    expect(hideSmallGroups(choices([0, 1, 0], few), SMALLEST, field).isWithheld).toBe(true);
  expect(hideSmallGroups(choices([0, 0, 0], { answered: 0, empty: 40 }), SMALLEST, several).isWithheld).toBe(
    false,
  );
});

test('RESULT-022 of 2,000 random cards, no small count is left in what is told', () => {
  const next = seededRandom(366);
  const count = (): number => Math.floor(next() * 14);
  for (let number = 0; number < 2_000; number++) {
    const counts = [count(), count(), count()];
    const answered = counts.reduce((sum, one) => sum + one, 0);
    const empty = count();
    const most = Math.max(...counts) + count();
    for (const [card, field] of [
      [choices(counts, { answered, empty }), question('radio')],
      [choices(counts, { answered: most, empty }), several],
      [numbers(counts, empty), question('number')],
      [places(counts, most, empty), question('ranking')],
      [table([counts], answered), question('matrix', { many: false })],
    ] as const) {
      const shown = hideSmallGroups(card, SMALLEST, field);
      const told = [...countsOf(shown.card), shown.card.answered, shown.card.empty];
      expect([number, card.kind, counts, told.filter(isSmall)]).toEqual([number, card.kind, counts, []]);
    }
  }
});

/** All counts of people in a card. */
function countsOf(card: ResultCard): number[] {
  switch (card.kind) {
    case 'choices':
    case 'ranking':
      return card.options.map(({ count }) => count);
    case 'number':
      return card.bins.map(({ count }) => count);
    case 'matrix':
      return card.rows.flatMap(({ counts }) => counts);
    default:
      return [];
  }
}
