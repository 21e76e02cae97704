import { PHONE_DIGITS } from '../limits.ts';
import { refuse, type Check } from './check.ts';

/** Digits and what people write between them, with an extension of up to 6 digits (D-96). */
const FORMAT = /^[\d\s+().\-/]*?(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;
const EXTENSION = /(?:x|ext\.?)\s*\d{1,6}$/i;

/** A phone number (VALID-016, VALID-017). The extension does not count as digits of the number. */
export function checkPhone(text: string): Check<'invalid_phone_format' | 'invalid_phone_length'> {
  const value = text.trim();
  if (value.length > 60 || !FORMAT.test(value))
    return refuse('invalid_phone_format', 'Invalid phone number format');
  const digits = value.replace(EXTENSION, '').replace(/\D/g, '').length;
  if (digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max) {
    return refuse('invalid_phone_length', 'Invalid phone number length');
  }
  return { ok: true, value };
}
