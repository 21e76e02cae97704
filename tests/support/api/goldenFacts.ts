import type { QuestionType } from '@inlay/sdk/model';
import type { ResultCard } from '../../../api/src/platform/contract/index.ts';

/** Numbers about the answers to one question, by what they say; none of them is 0. */
export type Facts = Record<string, number>;

export const withoutZeros = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, count]) => count !== 0));

type Found = [key: string, by?: number][];
const itself = (answer: unknown): Found => [[String(answer)]];
const sum = (answer: unknown): Found => [['sum', Number(answer)]];

/** What an answer adds to the facts of its question; texts and the like add nothing. */
const FOUND: Partial<Record<QuestionType, (answer: never) => Found>> = {
  radio: itself,
  select: itself,
  picture: itself,
  yes_no: itself,
  country: itself,
  rating: itself,
  scale: itself,
  nps: itself,
  number: sum,
  slider: sum,
  checkbox: (values: string[]) => values.map((value) => [value]),
  consent: () => [['true']],
  matrix: (rows: Record<string, string[]>) =>
    Object.entries(rows).map(([row, [column]]) => [`${row} ${column}`]),
  ranking: (values: string[]) => values.map((value, at) => [`place of ${value}`, at + 1]),
  date: () => [['days']],
  date_range: () => [['days']],
  time: (time: string) => [[`hour ${Number(time.slice(0, 2))}`]],
  file: ({ files }: { files: { size: number }[] }) =>
    files.flatMap(({ size }): Found => [['files'], ['bytes', size]]),
};

/** Nothing, no choice, or no consent. */
const isLeftEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  (Array.isArray(answer) && answer.length === 0) ||
  (typeof answer === 'object' && answer !== null && 'agreed' in answer && answer.agreed === false);

/** Adds up what submissions say of one question, by plain loops. */
export function factsOfAnswers(type: QuestionType, submissions: readonly Record<string, unknown>[]): Facts {
  const facts: Facts = { answered: 0, empty: 0 };
  const add = (key: string, by = 1) => (facts[key] = (facts[key] ?? 0) + by);
  for (const answers of submissions) {
    const answer = answers[type];
    add(isLeftEmpty(answer) ? 'empty' : 'answered');
    if (isLeftEmpty(answer)) continue;
    for (const [key, by] of FOUND[type]?.(answer as never) ?? []) add(key, by);
  }
  // Every answer ranks all options.
  for (const [key, places] of Object.entries(facts))
    if (key.startsWith('place of')) facts[key] = Math.round((100 * places) / facts['answered']!) / 100;
  return withoutZeros(facts);
}

type Told = (readonly [string, number])[];
const TOLD: { [Kind in ResultCard['kind']]: (card: Extract<ResultCard, { kind: Kind }>) => Told } = {
  choices: ({ options }) => options.map(({ value, count }) => [value, count]),
  points: ({ points }) => points.map(({ value, count }) => [String(value), count]),
  number: ({ sum: all }) => [['sum', Number(all)]],
  matrix: ({ rows, columns }) =>
    rows.flatMap((row) =>
      columns.map(({ value }, at) => [`${row.value} ${value}`, row.counts[at] ?? 0] as const),
    ),
  ranking: ({ options }) => options.map(({ value, meanPlace }) => [`place of ${value}`, meanPlace ?? 0]),
  days: ({ spans }) => [['days', spans.reduce((all, { count }) => all + count, 0)]],
  times: ({ hours }) => hours.map((count, hour) => [`hour ${hour}`, count]),
  files: ({ files, bytes }) => [
    ['files', files],
    ['bytes', bytes],
  ],
  text: () => [],
};

/** The same facts, as a card tells them. */
export function factsOfCard(card: ResultCard): Facts {
  const told = (TOLD[card.kind] as (one: ResultCard) => Told)(card);
  return withoutZeros({ answered: card.answered, empty: card.empty, ...Object.fromEntries(told) });
}
