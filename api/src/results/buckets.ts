import { capabilitiesOf, isQuestion, plainNumber, type Counting, type Field } from '@inlay/sdk/model';
import { DAY_MS } from '../platform/calendar/durations.ts';

/** One thing that an answer is counted as, with what is added up beside the number of times. */
export interface Bucketed {
  bucket: string;
  /** A decimal number in plain notation. */
  sum?: string;
}

/** Significant digits up to which each number is counted by itself. */
const EXACT_DIGITS = 4;
/** Whole numbers below this have no more digits. */
export const EXACT_BELOW = 10 ** EXACT_DIGITS;
/** Numbers outside of these are counted without their size: no form takes them, imports may. */
const LARGEST = 1e15;
const SMALLEST = 1e-12;
/** Days around the submission that are counted one by one; others are counted by month. */
const NEAR_DAYS = 400;

/** Separates row and column of a matrix; no option holds it. */
export const PAIR = '\n';
/** Answers that no option of the revision has: own words of visitors. */
export const OTHER = 'o';

export const bucketOf = {
  choice: (value: string): string => `c:${value}`,
  /** A number that is counted by itself. */
  number: (number: number): string => `n:${plainNumber(number)}`,
  /** Numbers that begin with the same digits, by the lowest of them. */
  rough: (lowest: number): string => `~:${plainNumber(lowest)}`,
  pair: (row: string, column: string): string => `m:${row}${PAIR}${column}`,
  place: (value: string): string => `r:${value}`,
  day: (day: string): string => `d:${day}`,
  hour: (hour: string): string => `t:${hour}`,
  files: 'f',
};

/** Returns how a field's answers are counted; null for texts. */
export const countingOf = (field: Field): Counting | null => capabilitiesOf(field).countedAs ?? null;

/**
 * Returns what an answer is counted as, which follows from it and the day of its submission alone: so it can be
 * taken away again.
 */
export function bucketsOf(field: Field, answer: unknown, submittedAt: Date): readonly Bucketed[] {
  const counting = isQuestion(field) ? countingOf(field) : null;
  return counting === null ? [] : READERS[counting](answer, field, submittedAt);
}

/** What small whole numbers, which most answers are, are counted as; made once. */
const commonNumbers: (readonly Bucketed[])[] = [];
const commonNumber = (number: number): readonly Bucketed[] =>
  (commonNumbers[number] ??= [{ bucket: bucketOf.number(number) }]);

/** Returns what a number is counted as: itself, or its first digits with the exact sum of all of them. */
export function numberBuckets(number: unknown): readonly Bucketed[] {
  if (typeof number !== 'number') return [];
  if (Number.isInteger(number) && number >= 0 && number < EXACT_BELOW) return commonNumber(number);
  const size = Math.abs(number);
  if (!(size < LARGEST) || (size < SMALLEST && size > 0)) return [{ bucket: OTHER }];
  const lower = roundDown(number);
  if (lower === number) return [{ bucket: bucketOf.number(number) }];
  return [{ bucket: bucketOf.rough(lower), sum: plainNumber(number) }];
}

/** Rounds down, so that no number leaves the bin of a histogram whose bounds have as few digits. */
function roundDown(number: number): number {
  if (Number.isInteger(number) && number > 0) return number - (number % unitOf(number));
  const near = Number(number.toPrecision(EXACT_DIGITS));
  if (near <= number) return near;
  const [, exponent = '0'] = number.toExponential().split('e');
  const unit = Number(`1e${Number(exponent) - EXACT_DIGITS + 1}`);
  return Number((near - unit).toPrecision(EXACT_DIGITS));
}

/** What the last of the first digits of a whole number counts: 10 for one of five digits. */
function unitOf(number: number): number {
  let unit = 1;
  while (number >= EXACT_BELOW * unit) unit *= 10;
  return unit;
}

const textsIn = (answer: unknown): string[] =>
  [answer].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');

const optionsOf = (field: Field): readonly { value: string }[] => ('options' in field ? field.options : []);

/** What one option alone is counted as, by its value; made once for each field. */
const singles = new WeakMap<Field, ReadonlyMap<unknown, readonly Bucketed[]>>();

function singleOptions(field: Field): ReadonlyMap<unknown, readonly Bucketed[]> {
  const known = singles.get(field);
  if (known) return known;
  const filled = optionsOf(field).filter(({ value }) => value.trim() !== '');
  const made = new Map(filled.map(({ value }) => [value, [{ bucket: bucketOf.choice(value) }]]));
  singles.set(field, made);
  return made;
}

function choices(answer: unknown, field: Field): readonly Bucketed[] {
  const single = singleOptions(field).get(answer);
  if (single) return single;
  const agreed = typeof answer === 'object' && answer !== null && 'agreed' in answer ? answer.agreed : answer;
  if (typeof agreed === 'boolean') return [{ bucket: bucketOf.choice(String(agreed)) }];
  const options = optionsOf(field);
  const isKnown = (value: string) => options.length === 0 || options.some((one) => one.value === value);
  // One visitor is one time own words, however many there are.
  const buckets = textsIn(answer).map((value) => (isKnown(value) ? bucketOf.choice(value) : OTHER));
  return [...new Set(buckets)].map((bucket) => ({ bucket }));
}

function matrix(answer: unknown): Bucketed[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([row, columns]) =>
    [...new Set(textsIn(columns))].map((column) => ({ bucket: bucketOf.pair(row, column) })),
  );
}

const ranking = (answer: unknown): Bucketed[] =>
  textsIn(answer).map((value, at) => ({ bucket: bucketOf.place(value), sum: String(at + 1) }));

/** Near days one by one; others by month, so that dates of birth do not fill a day each. */
function days(answer: unknown, _field: Field, submittedAt: Date): Bucketed[] {
  const text = typeof answer === 'object' && answer !== null && 'from' in answer ? answer.from : answer;
  const [day] = typeof text === 'string' ? (/^\d{4}-\d\d-\d\d$/.exec(text) ?? []) : [];
  const at = day === undefined ? NaN : Date.parse(day);
  if (day === undefined || Number.isNaN(at)) return [{ bucket: OTHER }];
  const isNear = Math.abs(at - submittedAt.getTime()) <= NEAR_DAYS * DAY_MS;
  return [{ bucket: bucketOf.day(isNear ? day : day.slice(0, 7)) }];
}

function times(answer: unknown): Bucketed[] {
  const hour = typeof answer === 'string' ? /^([01]\d|2[0-3]):/.exec(answer)?.[1] : undefined;
  return [{ bucket: hour === undefined ? OTHER : bucketOf.hour(hour) }];
}

/** Files, and how many bytes they have. */
function files(answer: unknown): Bucketed[] {
  const list = typeof answer === 'object' && answer !== null && 'files' in answer ? answer.files : null;
  if (!Array.isArray(list)) return [];
  return list.map((file: { size?: unknown } | null) => {
    const size = Number.isSafeInteger(file?.size) ? Number(file?.size) : 0;
    return { bucket: bucketOf.files, sum: String(size) };
  });
}

const READERS: Readonly<
  Record<Counting, (answer: unknown, field: Field, submittedAt: Date) => readonly Bucketed[]>
> = {
  choices,
  number: numberBuckets,
  points: numberBuckets,
  nps: numberBuckets,
  matrix,
  ranking,
  days,
  times,
  files,
};
