import { expect, test } from 'vitest';
import type { ResultCard } from '@inlay/sdk/model';
import { cardCsv } from './cardTable.ts';

const base = {
  id: 'q',
  label: 'Question',
  page: '',
  isCurrent: true,
  isFilter: true,
  answered: 4,
  empty: 0,
  notAsked: 0,
};
const linesOf = async (card: ResultCard): Promise<string[]> =>
  (await cardCsv(card).text()).replace('\uFEFF', '').trimEnd().split('\r\n');

test('REPORT-005 T18 a chart as CSV has plain numbers, and no answer that a spreadsheet calculates', async () => {
  const options = [
    { value: 'a', label: '=1+1', count: 3, isCurrent: true },
    { value: 'b', label: 'Plum, "ripe"', count: 1, isCurrent: true },
  ];
  expect(await linesOf({ ...base, kind: 'choices', options, other: 0 })).toEqual([
    '"Answer","Count","Share"',
    `"'=1+1","3","0.75"`,
    '"Plum, ""ripe""","1","0.25"',
  ]);
});

test('REPORT-005 a matrix has a column for each choice', async () => {
  const columns = [
    { value: 'p', label: 'Poor' },
    { value: 'g', label: 'Good' },
  ];
  const rows = [{ value: 't', label: 'Taste', counts: [1, 3] }];
  expect(await linesOf({ ...base, kind: 'matrix', columns, rows })).toEqual([
    '"Answer","Poor","Good"',
    '"Taste","1","3"',
  ]);
});
