import { PHONE_DIGITS } from '../definition/limits.ts';

/** Digits with separators, and an extension of up to 6 digits (D-96). */
const NUMBER = /^[\d\p{Zs}+().\-/]*$/u;
const EXTENSION = /(?:x|ext\.?)\p{Zs}?\d{1,6}$/iu;

/** Longest phone number including separators, in characters. */
const MAX_PHONE_LENGTH = 60;

/** Finds the problem of a phone number (VALID-016, VALID-017). The extension's digits do not count. */
export function findPhoneProblem(text: string): 'invalid_phone_format' | 'invalid_phone_length' | null {
  const value = text.trim();
  const number = value.length > MAX_PHONE_LENGTH ? value : value.replace(EXTENSION, '');
  if (number.length > MAX_PHONE_LENGTH || !NUMBER.test(number)) return 'invalid_phone_format';
  const digits = number.replace(/\D/g, '').length;
  return digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max ? 'invalid_phone_length' : null;
}
