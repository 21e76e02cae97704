import type { Values } from './session.ts';

/** Returns whether `whole` has every value that is filled in. */
export const isPartOf = (values: Values, whole: Values): boolean =>
  Object.entries(withoutBlank(values)).every(([id, value]) => isSame(value, whole[id]));

/** Compares answers. Empty parts of an address and empty rows may be missing on either side, in any order. */
export const isSame = (value: unknown, other: unknown): boolean =>
  isParts(value) && isParts(other)
    ? isPartOf(value, { country: value['country'], ...other })
    : value === other;

const isParts = (value: unknown): value is Values => typeof value === 'object' && value !== null;

export const withoutBlank = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/** Returns whether a value is empty, an address with nothing but its default country (EMBED-038), or such rows. */
export const isBlank = (value: unknown): boolean =>
  (value ?? '') === '' ||
  (isParts(value) && Object.entries(value).every(([part, text]) => part === 'country' || isBlank(text)));
