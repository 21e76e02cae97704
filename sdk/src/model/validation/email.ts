import { MAX_ACCOUNT_EMAIL_LENGTH } from '../definition/limits.ts';
import { refuse, type Check } from './check.ts';
import { withoutUnseen } from '../answers/withoutUnseen.ts';
import { isEmailAddress } from './emailPattern.ts';
import { parseUrl } from './parseUrl.ts';

/** Characters and words of attacks on mail headers and pages (VALID-004). */
const HOSTILE = /[\r\n\t\0<>]|%0[9ad]|javascript:|vbscript:/i;

/** Returns an address with its domain as it is looked up (`xn--…`); null for a domain that cannot be. */
function withPlainDomain(address: string): string | null {
  const [local, domain = ''] = address.split('@');
  // Of plain letters the parser would only change what it takes for an IP address.
  const plain = /^[\w.-]+$/.test(domain) ? domain : parseUrl(`https://${domain}`)?.hostname;
  return plain ? `${local}@${plain}` : null;
}

/**
 * Checks the address of an account, client or notification; trims and lower-cases it (VALID-001…005). One mailbox has
 * one notation, whatever a browser makes of a domain with other letters: Chrome sends `xn--…`, others what was typed.
 * Answers in public forms have another limit, see `fields/email.ts`.
 */
export function checkEmail(
  text: string,
): Check<'required' | 'too_long' | 'invalid_characters' | 'invalid_format'> {
  const value = withoutUnseen(text).trim().toLowerCase().normalize('NFC');
  if (value === '') return refuse('required', /*i18n*/ 'Email is required');
  if (value.length > MAX_ACCOUNT_EMAIL_LENGTH)
    return refuse('too_long', /*i18n*/ 'Email address is too long');
  // Tests the untrimmed text: a trailing line break counts too.
  if (HOSTILE.test(text)) return refuse('invalid_characters', /*i18n*/ 'Email contains invalid characters');
  const address = isEmailAddress(value) ? withPlainDomain(value) : null;
  if (address === null) return refuse('invalid_format', /*i18n*/ 'Invalid email format');
  return { ok: true, value: address };
}
