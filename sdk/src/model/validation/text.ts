import { HOSTILE_PATTERN, SCRIPT_TAG_NAME } from '../hostilePatterns.ts';
import { DEFAULT_TEXT_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';

/** Script tags, addresses that run code, event attributes (D-164). */
const DANGEROUS = /* @__PURE__ */ new RegExp(`<${SCRIPT_TAG_NAME}|${HOSTILE_PATTERN}`, 'i');

/** Checks a name, label or message of a signed-in person (VALID-014, VALID-015). */
export function checkText(text: string, max = DEFAULT_TEXT_LENGTH): Check<'too_long' | 'dangerous'> {
  if (Array.from(text).length > max) return refuse('too_long', `Text must be less than ${max} characters`);
  if (DANGEROUS.test(text)) return refuse('dangerous', 'Text contains potentially dangerous content');
  return { ok: true, value: text };
}
