import { createOptions, createEmptyDefinition, type FormDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { fieldOf, pageOf } from '../../../tests/support/api/logicForm.ts';
import { cardIn } from '../../../tests/support/api/resultsScene.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { addDecimals } from './addDecimals.ts';
import { countSubmission } from './countSubmission.ts';
import { presentResults } from './presentResults.ts';
import { Tally } from './tally.ts';

const formWith = (...fields: ReturnType<typeof fieldOf>[]): FormDefinition => ({
  ...createEmptyDefinition('Form'),
  pages: [pageOf('p1', '', fields)],
});

const SUBMITTED = new Date('2026-03-01T12:00:00Z');

/** The results of submissions with these answers, which answered the given definition. */
function resultsOf(definition: FormDefinition, answers: readonly unknown[], revisions = [definition]) {
  const tally = new Tally();
  const rows = answers.map((answer, at) => ({
    id: `00000000-0000-7000-8000-00000000000${at}`,
    revisionId: '',
    at: 0,
    answers: { q: answer },
  }));
  for (const row of rows)
    countSubmission(tally, { definition, plan: null }, { answers: row.answers, submittedAt: SUBMITTED });
  return presentResults({ title: '', revisions, language: 'en', visibility: FULL_VISIBILITY }, tally, rows);
}

test('RESULT-001 numbers come as a histogram of round bins, with exact sums and median', () => {
  const definition = formWith(fieldOf('number', 'q', 'Price'));
  const card = cardIn(resultsOf(definition, [0.1, 0.2, 19.99, 99.9, 100, '']), 'q', 'number');
  expect(card).toMatchObject({
    answered: 5,
    empty: 1,
    sum: '220.19',
    median: 19.99,
    min: 0.1,
    max: 100,
    isExact: true,
  });
  expect(card.bins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(card.bins.at(-1)).toMatchObject({ from: 100, until: 110, count: 1 });
  expect(card.bins.at(-2)?.atMost.startsWith('99.999')).toBe(true);
});

test('RESULT-001 long numbers keep their exact sum, and never move into another bin', () => {
  const definition = formWith(fieldOf('number', 'q', 'Size'));
  const answers = [11_999.6, 11_999.7, 12_000, -11_999.6];
  const card = cardIn(resultsOf(definition, answers), 'q', 'number');
  expect(card.sum).toBe('23999.7');
  for (const { from, until, count } of card.bins)
    expect(count).toBe(answers.filter((answer) => answer >= from && answer < until).length);
  expect(cardIn(resultsOf(definition, [11_999.6, 11_999.7]), 'q', 'number')).toMatchObject({
    isExact: false,
    mean: 11_999.65,
  });
});

test('RESULT-001 few whole numbers have a bin each, whose filter finds exactly them', () => {
  const card = cardIn(resultsOf(formWith(fieldOf('number', 'q', 'Guests')), [2, 2, 5]), 'q', 'number');
  expect(card.bins.map(({ atLeast, atMost, count }) => [atLeast, atMost, count])).toEqual([
    ['2', '2', 2],
    ['3', '3', 0],
    ['4', '4', 0],
    ['5', '5', 1],
  ]);
});

test('RESULT-001 options of earlier versions stay while chosen, and own words are counted together', () => {
  const earlier = formWith(
    fieldOf('radio', 'q', 'Cake', { options: createOptions(['Plum', 'Apple', 'Pear']) }),
  );
  const current = formWith(
    fieldOf('radio', 'q', 'Which cake?', {
      options: [{ value: 'Apple', label: 'Apple pie' }],
      other: 'Other',
    }),
  );
  const card = cardIn(resultsOf(earlier, ['Plum', 'Apple', 'My own'], [current, earlier]), 'q', 'choices');
  expect(card).toMatchObject({ label: 'Which cake?', other: 1, answered: 3 });
  expect(card.options).toEqual([
    { value: 'Apple', label: 'Apple pie', count: 1, isCurrent: true },
    { value: 'Plum', label: 'Plum', count: 1, isCurrent: false },
  ]);
});

test('RESULT-001 an NPS question has its three groups and its score', () => {
  const card = cardIn(resultsOf(formWith(fieldOf('nps', 'q', 'Recommend?')), [10, 9, 8, 0]), 'q', 'points');
  expect(card.nps).toEqual({ promoters: 2, passives: 1, detractors: 1, score: 25 });
  expect(card.points).toHaveLength(11);
});

test('RESULT-001 days near the submission are a timeline without gaps, others are months', () => {
  const definition = formWith(fieldOf('date', 'q', 'Day'));
  const near = cardIn(resultsOf(definition, ['2026-03-01', '2026-03-03', '2026-03-03']), 'q', 'days');
  expect(near.spans.map(({ from, count }) => [from, count])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 0],
    ['2026-03-03', 2],
  ]);
  const far = cardIn(resultsOf(definition, ['1987-05-03', '1987-06-10', '1987-06-11']), 'q', 'days');
  expect(far).toMatchObject({
    unit: 'month',
    spans: [
      { from: '1987-05-01', to: '1987-05-31', count: 1 },
      { from: '1987-06-01', to: '1987-06-30', count: 2 },
    ],
  });
});

test('RESULT-001 texts show latest answers, and words that several answers contain', () => {
  const card = cardIn(
    resultsOf(formWith(fieldOf('textarea', 'q', 'Why?')), ['Great coffee and COFFEE', 'Slow coffee', '']),
    'q',
    'text',
  );
  expect(card).toMatchObject({ answered: 2, empty: 1, newest: 3, words: [{ word: 'coffee', count: 2 }] });
  expect(card.latest.map(({ text }) => text)).toEqual(['Great coffee and COFFEE', 'Slow coffee']);
  const emails = cardIn(resultsOf(formWith(fieldOf('email', 'q', 'Mail')), ['ada@example.com']), 'q', 'text');
  expect(emails.words).toBeNull();
});

test('sums of decimals are exact, whatever their size', () => {
  expect(addDecimals('0.1', '0.2')).toBe('0.3');
  expect(addDecimals('-999999999999999.99', '0.01')).toBe('-999999999999999.98');
  expect(addDecimals('12.5', '-12.50')).toBe('0');
  expect(addDecimals('-0.05', '0.03')).toBe('-0.02');
});

test('RESULT-002 a mean place of half a hundredth is rounded as plain SQL rounds it', () => {
  const definition = formWith(fieldOf('ranking', 'q', 'Order', { options: createOptions(['A', 'B', 'C']) }));
  const answers = [
    ...Array.from({ length: 13 }, () => ['A', 'B', 'C']),
    ...Array.from({ length: 7 }, () => ['B', 'A', 'C']),
    ...Array.from({ length: 20 }, () => ['B', 'C', 'A']),
  ];
  const { options } = cardIn(resultsOf(definition, answers), 'q', 'ranking');
  expect(options.find(({ value }) => value === 'A')?.meanPlace).toBe(2.18);
});
