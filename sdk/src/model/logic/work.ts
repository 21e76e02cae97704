import { DIGITS_STEPS, MEMBER_STEPS } from './steps.ts';
import { MAX_LOGIC_STEPS } from '../definition/limits.ts';
import type { Scalar, Value, Work } from './value.ts';

export const createWork = (left = MAX_LOGIC_STEPS): Work => ({ left, folded: new Map() });

/** Takes steps from the work; says whether there were enough. */
export function spend(work: Work, steps: number): boolean {
  work.left -= steps;
  return work.left >= 0;
}

/** Returns the steps of reading or making a single value. */
export const stepsOfOne = (value: Value): number => {
  if (typeof value === 'string') return value.length >> 6;
  return typeof value === 'number' && !Number.isInteger(value) ? DIGITS_STEPS : 0;
};

/** Returns the steps of reading or making a value. */
export const stepsOf = (value: Value | readonly Scalar[]): number =>
  Array.isArray(value)
    ? value.reduce<number>((steps, one: Scalar) => steps + MEMBER_STEPS + stepsOfOne(one), 0)
    : stepsOfOne(value);
