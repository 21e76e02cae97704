import {
  capabilitiesOf,
  isPointField,
  MAX_SCORE_ID,
  pointsOf,
  printAnswer,
  type Field,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import type { ResultCard, Results } from '../platform/contract/index.ts';
import type { AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { printLanguage } from '../submissions/printSubmission.ts';
import { listAskedParts, type AskedOption, type AskedPart } from './askedParts.ts';
import { bucketOf, countingOf, OTHER } from './buckets.ts';
import { daySpans } from './daySpans.ts';
import { newestTexts, NEWEST_ROWS } from './newestTexts.ts';
import { meanOfPoints, numberFigures, stepsOf } from './numberFigures.ts';
import type { ScannedRow } from './scanSubmissions.ts';
import { ANSWERED, EMPTY, NOT_ASKED, SUBMISSIONS, type Counts, type Tally } from './tally.ts';
import { rightCard } from './rightCard.ts';
import { wayCards } from './wayCards.ts';

/** What results are shown of. */
export interface ShownForm {
  title: string;
  /** Newest first; the current one leads. */
  revisions: readonly FormDefinition[];
  language: Language;
  visibility: AnswerVisibility;
}

type Base = Omit<Extract<ResultCard, { kind: 'files' }>, 'kind' | 'files' | 'bytes'>;
const NO_COUNTS: Counts = new Map();
/** Hours of a day as they are counted. */
const HOURS = Array.from({ length: 24 }, (_one, hour) => String(hour).padStart(2, '0'));
/** The three groups of an NPS question, by their smallest points. */
const PROMOTER = 9;
const PASSIVE = 7;

/**
 * Presents counts as cards, one for each question, group and value that a reader may see.
 * @param newest the newest of the counted submissions, with the visible answers.
 */
export function presentResults(form: ShownForm, tally: Tally, newest: readonly ScannedRow[]): Results {
  const asked = listAskedParts(form.revisions, form.visibility);
  // The most points say nothing beside the score.
  const isShown = ({ part, isCurrent }: AskedPart) =>
    part.id !== MAX_SCORE_ID && (isCurrent || tally.timesOf(part.id, ANSWERED) > 0);
  return {
    title: form.title,
    submissions: tally.timesOf(SUBMISSIONS, ANSWERED),
    cards: [
      ...asked.filter(isShown).map((one) => cardOf(one, form, tally, newest)),
      ...(form.visibility.fields === null
        ? [...rightCard(asked, tally), ...wayCards(form.revisions, tally)]
        : []),
    ],
  };
}

function cardOf(asked: AskedPart, form: ShownForm, tally: Tally, newest: readonly ScannedRow[]): ResultCard {
  const { part } = asked;
  const counts = tally.questions.get(part.id) ?? NO_COUNTS;
  const base = baseOf(asked, form.visibility, counts);
  if (part.kind === 'rows') return numberCard(base, counts);
  if (part.kind === 'value') return valueCard(asked, base, counts, form, newest);
  const { field } = part;
  switch (countingOf(field)) {
    case 'choices':
      return choicesCard(asked, base, counts, form.language);
    case 'number':
      return numberCard(base, counts, {
        unit: 'unit' in field ? field.unit : '',
        currency: 'currency' in field ? field.currency : '',
      });
    case 'points':
    case 'nps':
      return pointsCard(asked, base, counts);
    case 'matrix':
      return matrixCard(asked, base, counts);
    case 'ranking':
      return rankingCard(asked, base, counts);
    case 'days':
      return { ...base, kind: 'days', ...daySpans(counts) };
    case 'times':
      return { ...base, kind: 'times', hours: HOURS.map((hour) => timesIn(counts, bucketOf.hour(hour))) };
    case 'files': {
      const [files = 0, bytes = '0'] = counts.get(bucketOf.files) ?? [];
      return { ...base, kind: 'files', files, bytes: Number(bytes) };
    }
    default:
      return {
        ...base,
        kind: 'text',
        ...newestTexts(asked, newest, form.language),
        newest: newestOf(newest),
      };
  }
}

const newestOf = (newest: readonly ScannedRow[]): number => Math.min(newest.length, NEWEST_ROWS);
const timesIn = (counts: Counts, bucket: string): number => counts.get(bucket)?.[0] ?? 0;

/** What was not asked follows from answers that a reader of some answers may not see (decision 217). */
function baseOf(
  { part, isInRow, isCurrent }: AskedPart,
  { seesRules }: AnswerVisibility,
  counts: Counts,
): Base {
  const notAsked = timesIn(counts, NOT_ASKED);
  const empty = timesIn(counts, EMPTY);
  return {
    id: part.id,
    label: part.label,
    page: part.page,
    isCurrent,
    // The inbox is filtered by answers of their own.
    isFilter: !isInRow && part.kind !== 'rows',
    answered: timesIn(counts, ANSWERED),
    empty: seesRules ? empty : empty + notAsked,
    notAsked: seesRules ? notAsked : null,
  };
}

const numberCard = (base: Base, counts: Counts, { unit = '', currency = '' } = {}): ResultCard => {
  const { count: _count, ...figures } = numberFigures(counts);
  return { ...base, kind: 'number', unit, currency, ...figures };
};

/** A computed value is a number, a yes or no, or a text, whatever its answers came to. */
function valueCard(
  asked: AskedPart,
  base: Base,
  counts: Counts,
  form: ShownForm,
  newest: readonly ScannedRow[],
): ResultCard {
  const buckets = [...counts.keys()];
  if (buckets.some((bucket) => bucket.startsWith('c:')))
    return choicesCard(asked, base, counts, form.language);
  if (buckets.some((bucket) => bucket.startsWith('n:') || bucket.startsWith('~:')))
    return numberCard(base, counts);
  return { ...base, kind: 'text', ...newestTexts(asked, newest, form.language), newest: newestOf(newest) };
}

function choicesCard(
  { part, options }: AskedPart,
  base: Base,
  counts: Counts,
  language: Language,
): ResultCard {
  const offered = options.map((option) => ({
    ...option,
    count: timesIn(counts, bucketOf.choice(option.value)),
  }));
  const isOffered = new Set(options.map(({ value }) => value));
  const found = [...counts].flatMap(([bucket, [count]]) => {
    const value = bucket.slice(2);
    return bucket.startsWith('c:') && !isOffered.has(value)
      ? { value, label: labelOf(part, value, language), count, isCurrent: true }
      : [];
  });
  return {
    ...base,
    kind: 'choices',
    options: [
      ...offered.filter(({ isCurrent, count }) => isCurrent || count > 0),
      ...found.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    ],
    other: timesIn(counts, OTHER),
  };
}

/** The words of an answer that is no option: a yes or no, a country. */
function labelOf(part: AskedPart['part'], value: string, language: Language): string {
  const answer = value === 'true' ? true : value === 'false' ? false : value;
  if (typeof answer === 'boolean' && !(part.kind === 'answer' && 'yesLabel' in part.field))
    return answer ? 'Yes' : 'No';
  if (part.kind !== 'answer') return value;
  // Screens word a yes or no themselves; a country's name is known by its language alone.
  return capabilitiesOf(part.field).isNamedByLanguage
    ? printAnswer(part.field, answer, printLanguage(language))
    : printAnswer(part.field, answer);
}

function pointsCard({ part }: AskedPart, base: Base, counts: Counts): ResultCard {
  const given = new Map(stepsOf(counts).map(({ value, times }) => [value, times]));
  const offered = part.kind === 'answer' ? offeredPoints(part.field) : [];
  const points = [...new Set([...offered, ...given.keys()])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, count: given.get(value) ?? 0 }));
  const isNps = part.kind === 'answer' && countingOf(part.field) === 'nps';
  return { ...base, kind: 'points', points, mean: meanOfPoints(points), nps: isNps ? npsOf(points) : null };
}

const offeredPoints = (field: Field): number[] => (isPointField(field) ? pointsOf(field) : []);

function npsOf(points: readonly { value: number; count: number }[]) {
  const within = (from: number, until: number): number =>
    points.reduce((sum, { value, count }) => sum + (value >= from && value < until ? count : 0), 0);
  const [promoters, passives, detractors] = [
    within(PROMOTER, Infinity),
    within(PASSIVE, PROMOTER),
    within(-Infinity, PASSIVE),
  ];
  const count = promoters + passives + detractors;
  const score = count === 0 ? null : Math.round(((promoters - detractors) / count) * 1000) / 10;
  return { promoters, passives, detractors, score };
}

function matrixCard({ options, rows }: AskedPart, base: Base, counts: Counts): ResultCard {
  const isNamed = ({ isCurrent }: AskedOption, count: number) => isCurrent || count > 0;
  const columns = options.filter((column) =>
    isNamed(
      column,
      rows.reduce((sum, row) => sum + timesIn(counts, bucketOf.pair(row.value, column.value)), 0),
    ),
  );
  const counted = rows.map((row) => ({
    ...row,
    counts: columns.map((column) => timesIn(counts, bucketOf.pair(row.value, column.value))),
  }));
  return {
    ...base,
    kind: 'matrix',
    columns: columns.map(({ value, label }) => ({ value, label })),
    rows: counted
      .filter((row) =>
        isNamed(
          row,
          row.counts.reduce((sum, count) => sum + count, 0),
        ),
      )
      .map(({ value, label, counts: all }) => ({ value, label, counts: all })),
  };
}

function rankingCard({ options }: AskedPart, base: Base, counts: Counts): ResultCard {
  const ranked = options.flatMap(({ value, label, isCurrent }) => {
    const [count = 0, places = '0'] = counts.get(bucketOf.place(value)) ?? [];
    // Multiplied first: 87 / 40 * 100 is less than 217.5.
    const meanPlace = count === 0 ? null : Math.round((Number(places) * 100) / count) / 100;
    return isCurrent || count > 0 ? [{ value, label, count, meanPlace }] : [];
  });
  const placeOf = (one: { meanPlace: number | null }): number => one.meanPlace ?? Infinity;
  return {
    ...base,
    kind: 'ranking',
    options: ranked.toSorted((one, other) => placeOf(one) - placeOf(other) || other.count - one.count),
  };
}
