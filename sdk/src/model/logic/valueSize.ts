import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../definition/limits.ts';
import {
  DATE_STEPS,
  DIGITS_STEPS,
  MEMBER_STEPS,
  MOVE_STEPS,
  ORDER_STEPS,
  SHORT_SOUGHT,
  TEXT_STEPS,
  WRITTEN_STEPS,
} from './steps.ts';

/** Longest number that is written as a text, in characters: one with hundreds of zeros behind the point. */
const NUMBER_LENGTH = 350;
/** Steps of a text that is compared for the first time, for each character: it may be none of ASCII. */
export const FOLD = 2;
/** A letter in capitals or small is at most three. */
const WIDENED = 3;

/** The largest that a value can be. */
export interface Size {
  /** Members of a list; 0 for a single value. */
  members: number;
  /** Characters of the longest text, and of all texts. */
  longest: number;
  chars: number;
  /** Characters of texts that no answer and no literal has, so that comparing them takes steps each time. */
  made: number;
  /** Whether it may be a number that is not whole. */
  hasDigits: boolean;
}

export const NOTHING: Size = { members: 0, longest: 0, chars: 0, made: 0, hasDigits: false };
export const NUMBER: Size = { ...NOTHING, hasDigits: true };
const textOf = (length: number): Size => ({
  ...NOTHING,
  longest: Math.min(length, MAX_ANSWER_LENGTH),
  chars: Math.min(length, MAX_ANSWER_LENGTH),
  made: Math.min(length, MAX_ANSWER_LENGTH),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const most = (sizes: readonly Size[], key: 'members' | 'longest' | 'chars' | 'made'): number =>
  Math.max(0, ...sizes.map((size) => size[key]));
const all = (sizes: readonly Size[], key: 'chars' | 'made'): number => sum(sizes.map((size) => size[key]));
const count = (sizes: readonly Size[]): number => sum(sizes.map(({ members }) => members || 1));
const haveDigits = (sizes: readonly Size[]): boolean => sizes.some(({ hasDigits }) => hasDigits);

/** Returns the most steps of a value that is read or made. */
export function stepsOfSize({ members, chars, hasDigits }: Size): number {
  const digits = hasDigits ? DIGITS_STEPS : 0;
  return members > 0 ? members * (MEMBER_STEPS + digits) + chars / 64 : digits + chars / 64;
}

/** Returns the most steps for comparing texts, besides those of answers and literals, which are folded once. */
const stepsOfFolding = (sizes: readonly Size[]): number =>
  count(sizes) * TEXT_STEPS + all(sizes, 'chars') / 64 + all(sizes, 'made') * FOLD;

/** Returns the size of the largest of some values. */
const largest = (sizes: readonly Size[]): Size => ({
  members: most(sizes, 'members'),
  longest: most(sizes, 'longest'),
  chars: most(sizes, 'chars'),
  made: most(sizes, 'made'),
  hasDigits: haveDigits(sizes),
});

/** Size of an operator's value, and its own steps besides those of its arguments. */
interface Result {
  size: Size;
  own?: number;
}

/** Returns the size and steps of joining values to one text, with a separator of a length. */
function writing(sizes: readonly Size[], between: number): Result {
  const length = all(sizes, 'chars') + count(sizes) * (between + (haveDigits(sizes) ? NUMBER_LENGTH : 0));
  return { size: textOf(length), own: count(sizes) * WRITTEN_STEPS + length / 64 };
}

/** Returns what an operator comes to for arguments of these sizes. Operators that are not named give yes or no. */
export function resultOf(op: string, args: readonly Size[]): Result {
  const [first = NOTHING, second] = args;
  switch (op) {
    case 'if':
    case 'first':
      return { size: largest(args) };
    case 'eq':
    case 'ne':
    case 'in':
    case 'starts':
    case 'ends':
      return { size: NOTHING, own: stepsOfFolding(args) };
    case 'has': {
      const isLong = (second?.longest ?? 0) > SHORT_SOUGHT;
      return { size: NOTHING, own: stepsOfFolding(args) + all(args, 'chars') / (isLong ? 2 : 4) };
    }
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
      return { size: NOTHING, own: ORDER_STEPS };
    case 'between':
      return { size: NOTHING, own: 2 * ORDER_STEPS };
    case 'min':
    case 'max': {
      const { longest, made, hasDigits } = largest(args);
      const size = { ...NOTHING, longest, chars: longest, made: Math.min(made, longest), hasDigits };
      return { size, own: count(args) * ORDER_STEPS };
    }
    case 'list': {
      const members = Math.max(1, Math.min(MAX_OPTIONS, count(args)));
      return { size: { ...largest(args), members, chars: all(args, 'chars'), made: all(args, 'made') } };
    }
    case 'text':
      return writing(args, 2);
    case 'join':
      return writing([first], Math.max(2, second?.longest ?? 0));
    case 'upper':
    case 'lower':
      return { size: textOf(first.longest * WIDENED), own: first.longest };
    case 'trim':
      return { size: textOf(first.longest) };
    case 'round':
    case 'floor':
    case 'ceil':
      return { size: NUMBER, own: WRITTEN_STEPS };
    case 'today':
      return { size: textOf(10) };
    case 'addDays':
    case 'addMonths':
      return { size: textOf(10), own: MOVE_STEPS };
    case 'days':
    case 'years':
    case 'age':
    case 'year':
    case 'month':
    case 'weekday':
      return { size: NUMBER, own: DATE_STEPS };
    case 'and':
    case 'or':
    case 'not':
    case 'any':
    case 'every':
    case 'blank':
    case 'answered':
    case 'seen':
      return { size: NOTHING };
    default:
      return { size: NUMBER };
  }
}
