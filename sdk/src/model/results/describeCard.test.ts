import { expect, test } from 'vitest';
import { RESULT_TEXTS } from '../../languages/generated/resultsTexts.ts';
import { describeCard, openCard, type CardBlock, type ShownCard } from './describeCard.ts';
import type { ResultCard } from './resultCardSchema.ts';

const { en, de } = RESULT_TEXTS;
type Of<Kind extends ResultCard['kind']> = Extract<ResultCard, { kind: Kind }>;

const base = {
  id: 'q',
  label: 'Question',
  page: '',
  isCurrent: true,
  isFilter: true,
  answered: 4,
  empty: 0,
  notAsked: null,
};
const option = (value: string, count: number, isCurrent = true) => ({
  value,
  label: value,
  count,
  isCurrent,
});
const choices: Of<'choices'> = {
  ...base,
  kind: 'choices',
  options: [option('Plum', 3), option('Cherry', 0)],
  other: 0,
};
const points: Of<'points'> = {
  ...base,
  kind: 'points',
  points: [
    { value: 9, count: 1 },
    { value: 10, count: 2 },
  ],
  mean: 9.666,
  nps: { promoters: 3, passives: 1, detractors: 0, score: 75 },
};
const numbers: Of<'number'> = {
  ...base,
  kind: 'number',
  unit: 'kg',
  currency: '',
  bins: [{ from: -2, until: -1, count: 4, atLeast: '-2', atMost: '-1.1' }],
  sum: '1234.5',
  mean: 308.625,
  median: 2,
  min: 1,
  max: 1000.2,
  isExact: false,
};
const matrix: Of<'matrix'> = {
  ...base,
  kind: 'matrix',
  columns: [
    { value: 'p', label: 'Poor' },
    { value: 'g', label: 'Good' },
  ],
  rows: [
    { value: 't', label: 'Taste', counts: [1, 3] },
    { value: 'l', label: 'Look', counts: [2, 0] },
  ],
};
const written: Of<'text'> = {
  ...base,
  kind: 'text',
  latest: [{ submissionId: '0199b0a5-0000-7000-8000-000000000000', text: 'More plums' }],
  words: [{ word: 'plums', count: 1200 }],
  newest: 200,
};

/** Describes a card with what is withheld of it. */
const described = (card: ResultCard, withheld: Partial<ShownCard> = {}, words = en) =>
  describeCard({ ...openCard(card), ...withheld }, words);
/** The only block of a card. */
const blockOf = (...args: Parameters<typeof described>): CardBlock => {
  const { blocks } = described(...args);
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
};
const barsOf = (...args: Parameters<typeof described>) =>
  described(...args)
    .blocks.flatMap((block) => ('bars' in block ? block.bars : []))
    .map(({ label, text, length }) => [label, text, length]);
const figuresOf = (card: ResultCard, figures: ShownCard['figures'] = 'all', words = en) =>
  described(card, { figures }, words)
    .blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []))
    .map(({ label, value }) => `${label} ${value}`);

test('RESULT-001 a card says how many answered, left it empty or were not asked, and of which version it is', () => {
  expect(described(choices)).toMatchObject({ title: 'Question', coverage: 'Answered: 4 (100%)' });
  const old = { ...choices, empty: 1, notAsked: 2000, isCurrent: false };
  expect(described(old).coverage).toBe('Earlier version · Answered: 4 (80%) · Empty: 1 · Not asked: 2,000');
  expect(described(old, { hasTotals: false }).coverage).toBe('');
  expect(described({ ...choices, id: '#pages' }).title).toBe('Pages');
});

test('RESULT-001 a card without answers is a note, also of numbers', () => {
  for (const card of [choices, points, numbers, matrix, written])
    expect(blockOf({ ...card, answered: 0 })).toEqual({ kind: 'note', text: 'No answers yet' });
});

test('RESULT-001 choices are bars as long as their share, in the order of the card, own words last', () => {
  const card = { ...choices, options: [...choices.options, option('Apple', 1, false)], other: 2 };
  expect(blockOf(card).kind).toBe('bars');
  expect(barsOf(card)).toEqual([
    ['Plum', '75% (3)', 0.75],
    ['Cherry', '0% (0)', 0],
    ['Apple (Earlier version)', '25% (1)', 0.25],
    ['Own words', '50% (2)', 0.5],
  ]);
  expect(described({ ...choices, options: [] }).blocks).toEqual([]);
});

test('RESULT-001 a yes or no is worded in the reader’s language, an option called so is not', () => {
  const options = [
    { ...option('true', 1), label: 'Yes' },
    { ...option('false', 1), label: 'No' },
    option('Yes', 2),
  ];
  expect(barsOf({ ...choices, options }, {}, de).map(([label]) => label)).toEqual(['Ja', 'Nein', 'Yes']);
});

test('RESULT-001 points, numbers and days are columns as high as the highest, above their axis', () => {
  expect(described(points).blocks.at(-1)).toMatchObject({
    kind: 'columns',
    axis: { isEach: true, names: ['9', '10'] },
  });
  expect(barsOf(points)).toEqual([
    ['9', '25% (1)', 0.5],
    ['10', '50% (2)', 1],
  ]);
  expect(barsOf(numbers)).toEqual([['-2 kg to below -1 kg', '100% (4)', 1]]);
});

test('RESULT-001 ranked options have the length of their mean place', () => {
  const options = [
    { value: 'a', label: 'Nuts', count: 4, meanPlace: 1.256 },
    { value: 'b', label: 'Rum', count: 0, meanPlace: null },
  ];
  expect(barsOf({ ...base, kind: 'ranking', options })).toEqual([
    ['Nuts', '1.26 (4)', 1 - 0.256 / 2],
    ['Rum', '– (0)', 0],
  ]);
});

test('RESULT-001 figures are rounded and written as the language writes them', () => {
  expect(figuresOf(points)).toEqual([
    'Score 75',
    'Promoters (9–10) 75%',
    'Passives (7–8) 25%',
    'Detractors (0–6) 0%',
    'Mean 9.67',
  ]);
  expect(figuresOf(numbers, 'all', de)).toEqual([
    'Mittelwert 308,63 kg',
    'Median etwa 2 kg',
    'Kleinster Wert etwa 1 kg',
    'Größter Wert etwa 1.000,2 kg',
    'Summe 1.234,5 kg',
  ]);
  expect(blockOf({ ...base, kind: 'files', files: 3, bytes: 1_230_000 })).toMatchObject({
    figures: [{ value: '3' }, { value: '1.2 MB' }],
  });
  expect(blockOf({ ...base, kind: 'files', files: 1, bytes: 3_000 })).toMatchObject({
    figures: [{ value: '1' }, { value: '2.9 kB' }],
  });
});

test('RESULT-003 a figure names the one of the period before where it differs', () => {
  const before = { ...numbers, median: 3 };
  const [block] = describeCard(openCard(numbers), en, before).blocks;
  const earlier = block?.kind === 'figures' ? block.figures.map((one) => one.earlier) : [];
  expect(earlier).toEqual([undefined, 'about 3 kg', undefined, undefined, undefined]);
  expect(describeCard(openCard(numbers), en, points)).toEqual(described(numbers));
});

test('RESULT-001 a matrix has the share of each row, and the heat of the largest cell', () => {
  expect(blockOf(matrix)).toMatchObject({
    kind: 'table',
    columns: [{ label: 'Poor' }, { label: 'Good' }],
    rows: [
      {
        label: 'Taste',
        cells: [
          { text: '25% (1)', heat: 1 / 3 },
          { text: '75% (3)', heat: 1 },
        ],
      },
      { label: 'Look', cells: [{ text: '100% (2)' }, { text: '0% (0)', heat: 0 }] },
    ],
  });
});

test('RESULT-001 texts are the latest answers and frequent words, none without any', () => {
  expect(described(written).blocks).toEqual([
    { kind: 'texts', label: 'Latest answers', texts: ['More plums'] },
    { kind: 'words', label: 'Frequent words', words: [{ word: 'plums', count: '1,200' }], newest: 200 },
  ]);
  expect(described({ ...written, latest: [], words: [] }).blocks).toEqual([]);
});

test('RESULT-022 of a withheld card nothing is described but its title', () => {
  expect(described(choices, { isWithheld: true, hasTotals: false })).toEqual({
    title: 'Question',
    coverage: '',
    blocks: [{ kind: 'note', text: en.tooFew }],
  });
});

test('RESULT-022 a hidden count is in no word and no length; without totals there is no share', () => {
  // The count of hidden own words says only that there are some.
  const card = { ...choices, answered: 0, other: 1 };
  expect(barsOf(card, { hidden: ['#other'], hasTotals: false })).toEqual([
    ['Plum', '3', 1],
    ['Cherry', '0', 0],
    ['Own words', 'hidden', 0],
  ]);
  expect(barsOf(points, { hidden: ['9'] })[0]).toEqual(['9', 'hidden', 0]);
  expect(blockOf(matrix, { hidden: ['t\np'] })).toMatchObject({
    rows: [
      {
        cells: [
          { text: 'hidden', count: '', share: '', heat: 0 },
          { text: '3', share: '' },
        ],
      },
      { cells: [{ text: '100% (2)' }, { text: '0% (0)' }] },
    ],
  });
});

test('RESULT-022 only figures that may be told are described', () => {
  expect(figuresOf(numbers, 'safe').map((figure) => figure.split(' ')[0])).toEqual(['Mean', 'Median', 'Sum']);
  expect(figuresOf(numbers, 'mean')).toEqual(['Mean 308.63 kg']);
  expect(figuresOf(points, 'safe')).toHaveLength(5);
  expect(figuresOf(points, 'none')).toEqual([]);
});
