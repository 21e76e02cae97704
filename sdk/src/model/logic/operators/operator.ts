import { ORDER_STEPS, SHORT_TEXT, TEXT_STEPS } from '../steps.ts';
import { isDay, isTime } from '../days.ts';
import type { Run, Scalar, Value, Work } from '../value.ts';
import type { ExpressionType, Kind } from '../expressionType.ts';
import { spend, stepsOfOne } from '../work.ts';

/** Kinds of values that an argument takes. */
export interface ArgumentRule {
  kinds: readonly Kind[];
  /** Whether a list of these is taken, too, or nothing but a list. */
  list?: 'also' | 'only';
}

/**
 * Sentences that say an operator, whole messages for a catalogue of languages. `{0}` and so on are the
 * arguments; `{list}` is the last one with all that repeat it, `{rows}` a repeating group.
 */
export interface OperatorWords {
  plain: string;
  /** Without the optional arguments. */
  short?: string;
  /** The opposite, for conditions with `not` before them. */
  denied?: string;
  /** For dates and times. */
  ofDates?: string;
  /** Of an answer with several choices, and the opposite. */
  ofLists?: string;
  deniedOfLists?: string;
  /** Over the rows of a repeating group. */
  inRows?: string;
  /** How `{list}` is joined; `and` if nothing is said. */
  joins?: 'and' | 'or';
}

/** Rule of an operator, for checks and documentation; no part of the visitor's bundle. */
export interface OperatorRule {
  takes: readonly ArgumentRule[];
  /** Whether the last argument may be repeated. */
  repeats?: true;
  /** How many of the last arguments may be left out. */
  optional?: number;
  /** Whether the arguments must be comparable with each other, for example a date with a date. */
  alike?: true;
  /** Type of the result; a function where it depends on the arguments, `null` where they differ. */
  gives: Kind | ((args: readonly ExpressionType[]) => ExpressionType | null);
  /** Meaning, one sentence for people who write formulas. */
  means: string;
  says: OperatorWords;
  /** Formulas and their values: documentation and test in one. */
  examples: readonly (readonly [formula: string, value: Value])[];
}

const ALL_KINDS = ['text', 'number', 'yesno', 'date', 'time', 'choice', 'file'] as const;
export const ANY: ArgumentRule = { kinds: ALL_KINDS, list: 'also' };
export const NUMBER: ArgumentRule = { kinds: ['number'] };
export const NUMBERS: ArgumentRule = { kinds: ['number'], list: 'also' };
export const YES_NO: ArgumentRule = { kinds: ['yesno'] };
export const YES_NOS: ArgumentRule = { kinds: ['yesno'], list: 'also' };
export const DATE: ArgumentRule = { kinds: ['date'] };
export const TEXT: ArgumentRule = { kinds: ['text', 'choice'] };
export const ORDERED: ArgumentRule = { kinds: ['number', 'date', 'time'] };
export const ORDEREDS: ArgumentRule = { kinds: ['number', 'date', 'time'], list: 'also' };
/** Takes values with a plain text: everything but yes or no, and files. */
export const PRINTABLE: ArgumentRule = { kinds: ['text', 'number', 'date', 'time', 'choice'], list: 'also' };

export const isNumber = (value: Value | undefined): value is number => typeof value === 'number';
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isList = (value: Value | undefined): value is readonly Scalar[] => Array.isArray(value);

/** Returns all values of the arguments and of the lists among them; blanks are left out. */
export const valuesOf = (args: readonly (Value | undefined)[]): Scalar[] =>
  args.flatMap((value): Scalar | readonly Scalar[] => value ?? []);

const NOT_ASCII = /[^\0-\x7f]/;
/** More marks on one letter than texts have (Unicode's stream-safe format); composing sorts them in quadratic time. */
const STACKED_MARKS = /(?:^|\P{M})\p{M}{31}/u;

const compose = (text: string): string =>
  text.length > SHORT_TEXT && STACKED_MARKS.test(text) ? text : text.normalize('NFC');

/** Brings texts into the form in which they are compared: composed, trimmed, without case. */
export const foldText = (text: string): string =>
  (NOT_ASCII.test(text) ? compose(text) : text).trim().toLowerCase();

/** Brings a value into the form in which it is compared; a text once for all work on the same answers. */
export function foldValue(value: Scalar, work: Work): Scalar {
  if (!isText(value)) return value;
  spend(work, TEXT_STEPS + stepsOfOne(value));
  const known = work.folded.get(value);
  if (known !== undefined) return known;
  // Without steps for it, a text counts as empty, and its comparison is blank.
  const folded = spend(work, NOT_ASCII.test(value) ? 2 * value.length : value.length >> 2)
    ? foldText(value)
    : '';
  work.folded.set(value, folded);
  return folded;
}

/** Compares two numbers, days or times; `NaN`, which no comparison is true of, for everything else. */
export function compareOrder(a: Value | undefined, b: Value | undefined, work: Work): number {
  if (isNumber(a) && isNumber(b)) return a - b;
  spend(work, ORDER_STEPS);
  if ((isTime(a) && isTime(b)) || (isDay(a) && isDay(b))) return Number(a > b) - Number(a < b);
  return NaN;
}

/** Makes an operator of a function over numbers: anything else is blank. */
export const overNumbers =
  (calculate: (...numbers: number[]) => number): Run =>
  (args) =>
    args.every(isNumber) ? calculate(...args) : null;

type Guard<One> = (value: Value | undefined) => value is Extract<Value, One>;

/** Makes operators of functions over one or two values of these kinds: anything else is blank. */
export const over =
  <First extends Value, Second extends Value = never>(isFirst: Guard<First>, isSecond?: Guard<Second>) =>
  (calculate: (first: First, second: Second) => Value): Run =>
  ([first, second]) =>
    isFirst(first) && (!isSecond || isSecond(second)) ? calculate(first, second as Second) : null;
