/**
 * Steps of operations with constant cost; one step takes about 50 ns (decision 623).
 * Operators take `NODE_STEPS` for themselves, and what their value took to make. Constants of a file of their own
 * cost visitors no bytes.
 */

/** An operator, a reference or a literal. */
export const NODE_STEPS = 6;
/** A member of a list. */
export const MEMBER_STEPS = 4;
/** The digits of a number that is not whole. */
export const DIGITS_STEPS = 8;
/** A number that is written as a text. */
export const WRITTEN_STEPS = 20;
/** A text that is compared with another one. */
export const TEXT_STEPS = 2;
/** A comparison of two dates or times. */
export const ORDER_STEPS = 16;
/** A date that is taken apart. */
export const DATE_STEPS = 20;
/** A date that is moved. */
export const MOVE_STEPS = 60;
/** Longest text that is left to the engine to find, in characters. Some take quadratic time for a longer one. */
export const SHORT_SOUGHT = 64;
/** Length up to which texts are always composed, in characters. */
export const SHORT_TEXT = 128;
