import type { Values } from './session.ts';

/** Returns whether `whole` has every value that is filled in. */
export const isPartOf = (values: Values, whole: Values): boolean =>
  Object.entries(withoutBlank(values)).every(([id, value]) => isSame(value, whole[id]));

/** Compares answers. Empty parts of an address may be missing on either side, in any order. */
export const isSame = (value: unknown, other: unknown): boolean =>
  isParts(value) && isParts(other)
    ? isPartOf(value, { country: value['country'], ...other })
    : JSON.stringify(value) === JSON.stringify(other);

const isParts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const withoutBlank = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/** Returns whether a value is empty, or an address with nothing but its default country (EMBED-038). */
export const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([part, text]) => part === 'country' || text === ''));
