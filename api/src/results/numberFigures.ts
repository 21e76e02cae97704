import { plainNumber } from '@inlay/sdk/model';
import { addDecimals, sumDecimals } from './addDecimals.ts';
import { isShared, type Counts } from './tally.ts';

/** Numbers that were counted alike. */
interface Step {
  /** The number, or what all of them begin with. */
  value: number;
  times: number;
  /** Null where `value` is each of them. */
  sum: string | null;
}

export interface Bin {
  from: number;
  until: number;
  count: number;
  atLeast: string;
  atMost: string;
}

export interface NumberFigures {
  count: number;
  sum: string;
  mean: number | null;
  median: number | null;
  min: number | null;
  max: number | null;
  isExact: boolean;
  bins: Bin[];
}

/** Most bins of a histogram. */
const MOST_BINS = 12;
/** Different whole numbers that are shown one by one. */
const MOST_WHOLE = 15;

/** Reads the counted numbers of a question, by size. */
export function stepsOf(counts: Counts): Step[] {
  const steps: Step[] = [];
  for (const [bucket, [times, sum = null]] of counts) {
    if (bucket.startsWith('n:')) steps.push({ value: Number(bucket.slice(2)), times, sum: null });
    else if (bucket.startsWith('~:')) steps.push({ value: Number(bucket.slice(2)), times, sum });
  }
  return steps.toSorted(
    (one, other) => one.value - other.value || (one.sum === null ? -1 : 1) - (other.sum === null ? -1 : 1),
  );
}

const kept = new WeakMap<Counts, NumberFigures>();

/** What counted numbers say; of counts that stay as they are, it is worked out once. */
export function numberFigures(counts: Counts): NumberFigures {
  const figures = kept.get(counts) ?? figuresOf(counts);
  if (isShared(counts)) kept.set(counts, figures);
  return figures;
}

/**
 * Works out what counted numbers say. Count, sum, mean and bins are exact; median, smallest and largest are so unless
 * they are one of several numbers that begin with the same four digits (`isExact`).
 */
function figuresOf(counts: Counts): NumberFigures {
  const steps = stepsOf(counts);
  const count = steps.reduce((all, { times }) => all + times, 0);
  const sum = sumDecimals(steps.map(partOf));
  if (count === 0)
    return { count, sum: '0', mean: null, median: null, min: null, max: null, isExact: true, bins: [] };
  const middle = [stepAt(steps, Math.floor((count - 1) / 2)), stepAt(steps, Math.floor(count / 2))];
  const ends = [steps[0], steps.at(-1)];
  const [lower, upper, min, max] = [...middle, ...ends].map((step) => (step ? meanOf(step) : 0));
  return {
    count,
    sum,
    mean: tidy(Number(sum) / count),
    median: tidy(((lower ?? 0) + (upper ?? 0)) / 2),
    min: min ?? null,
    max: max ?? null,
    isExact: [...middle, ...ends].every((step) => !step || step.sum === null || step.times === 1),
    bins: binsOf(steps),
  };
}

/** Mean of short scales, by their points. */
export function meanOfPoints(points: readonly { value: number; count: number }[]): number | null {
  const count = points.reduce((all, one) => all + one.count, 0);
  return count === 0 ? null : tidy(points.reduce((all, one) => all + one.value * one.count, 0) / count);
}

const partOf = ({ value, times, sum }: Step) =>
  sum === null ? { decimal: plainNumber(value), times } : { decimal: sum, times: 1 };
const meanOf = ({ value, times, sum }: Step): number => (sum === null ? value : tidy(Number(sum) / times));
/** Without the binary fractions of a division. */
const tidy = (number: number): number => Number(number.toPrecision(12));

function stepAt(steps: readonly Step[], place: number): Step | undefined {
  let passed = 0;
  return steps.find(({ times }) => (passed += times) > place);
}

/** Bins of a round width; few whole numbers have one each. */
function binsOf(steps: readonly Step[]): Bin[] {
  const values = steps.map(({ value }) => value);
  const [min = 0, max = 0] = [values[0], values.at(-1)];
  const isWhole = steps.every(({ value, sum }) => sum === null && Number.isInteger(value));
  const width = isWhole && max - min < MOST_WHOLE ? 1 : roundWidth((max - min) / MOST_BINS);
  const first = Math.floor(tidy(min / width));
  const last = Math.floor(tidy(max / width));
  const bins = Array.from({ length: last - first + 1 }, (_one, at): Bin => {
    const [from, until] = [tidy((first + at) * width), tidy((first + at + 1) * width)];
    return { from, until, count: 0, atLeast: plainNumber(from), atMost: below(until, isWhole) };
  });
  for (const { value, times } of steps) {
    const bin = bins[Math.floor(tidy(value / width)) - first];
    if (bin) bin.count += times;
  }
  return bins;
}

/** The largest number below a bound that a filter can name: answers have fewer digits than it. */
const below = (until: number, isWhole: boolean): string => {
  if (isWhole) return plainNumber(until - 1);
  const places = Math.max(0, 14 - Math.max(1, String(Math.trunc(Math.abs(until))).length));
  return addDecimals(plainNumber(until), places === 0 ? '-1' : `-0.${'0'.repeat(places - 1)}1`);
};

/** The next width of 1, 2 or 5 and zeros. */
function roundWidth(width: number): number {
  if (width <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(width));
  const factor = [1, 2, 5, 10].find((one) => one * unit >= width * (1 - 1e-9)) ?? 10;
  return tidy(factor * unit);
}
