import { DEFAULT_TEXT_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';

/** D-164: script tags, addresses that run code, event attributes. */
const DANGEROUS = /<\/?script|javascript:|vbscript:|data:text\/html|\bon[a-z]{3,20}\s{0,10}=/i;

/** A name, label or message of a signed-in person (VALID-014, VALID-015). At most `max` characters pass. */
export function checkText(text: string, max = DEFAULT_TEXT_LENGTH): Check<'too_long' | 'dangerous'> {
  if (Array.from(text).length > max) return refuse('too_long', `Text must be less than ${max} characters`);
  if (DANGEROUS.test(text)) return refuse('dangerous', 'Text contains potentially dangerous content');
  return { ok: true, value: text };
}
