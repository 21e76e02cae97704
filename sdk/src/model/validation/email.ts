import { MAX_ACCOUNT_EMAIL_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';
import { isEmailAddress } from './emailPattern.ts';

/** Characters and words of attacks on mail headers and pages (VALID-004). */
const HOSTILE = /[\r\n\t\0<>]|%0[9ad]|javascript:|vbscript:/i;

/**
 * Checks the address of an account, client or notification; trims and lower-cases it (VALID-001…005).
 * Answers in public forms have another limit, see `fields/email.ts`.
 */
export function checkEmail(
  text: string,
): Check<'required' | 'too_long' | 'invalid_characters' | 'invalid_format'> {
  const value = text.trim().toLowerCase();
  if (value === '') return refuse('required', /*i18n*/ 'Email is required');
  if (value.length > MAX_ACCOUNT_EMAIL_LENGTH)
    return refuse('too_long', /*i18n*/ 'Email address is too long');
  // Tests the untrimmed text: a trailing line break counts too.
  if (HOSTILE.test(text)) return refuse('invalid_characters', /*i18n*/ 'Email contains invalid characters');
  if (!isEmailAddress(value)) return refuse('invalid_format', /*i18n*/ 'Invalid email format');
  return { ok: true, value };
}
