import type { Settled } from './settle.ts';

/**
 * Returns whether a form's logic asked for more work than one set of answers may take (MAX_LOGIC_STEPS). Its result
 * then is meaningless: the form is at fault, and its owner has to make it simpler.
 */
export const isSpent = ({ stepsLeft }: Pick<Settled, 'stepsLeft'>): boolean => stepsLeft < 0;
