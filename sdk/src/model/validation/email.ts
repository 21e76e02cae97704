import { MAX_ACCOUNT_EMAIL_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';
import { isEmailAddress } from './emailPattern.ts';

/** VALID-004: what has no place in an address and every place in an attack on a mail header or a page. */
const HOSTILE = /[\r\n\t\0<>]|%0[9ad]|javascript:|vbscript:/i;

/**
 * An address of an account, client or notification: trimmed and in lower case (VALID-001…005).
 * Answers in public forms have a limit of their own, see `fields/email.ts`.
 */
export function checkEmail(
  text: string,
): Check<'required' | 'too_long' | 'invalid_characters' | 'invalid_format'> {
  const value = text.trim().toLowerCase();
  if (value === '') return refuse('required', 'Email is required');
  if (value.length > MAX_ACCOUNT_EMAIL_LENGTH) return refuse('too_long', 'Email address is too long');
  // Before trimming: a line break at the end is one as well.
  if (HOSTILE.test(text)) return refuse('invalid_characters', 'Email contains invalid characters');
  if (!isEmailAddress(value)) return refuse('invalid_format', 'Invalid email format');
  return { ok: true, value };
}
