import { HOSTILE_PATTERN, SCRIPT_TAG_NAME } from './hostilePatterns.ts';
import { DEFAULT_TEXT_LENGTH } from '../definition/limits.ts';
import { refuse, type Check } from './check.ts';

/** Script tags, addresses that run code, event attributes (D-164). */
const DANGEROUS = /* @__PURE__ */ new RegExp(`<${SCRIPT_TAG_NAME}|${HOSTILE_PATTERN}`, 'i');

const TOO_LONG = /*i18n*/ 'Text must be less than {maximum} characters';

/** Checks a name, label or message of a signed-in person (VALID-014, VALID-015). */
export function checkText(text: string, max = DEFAULT_TEXT_LENGTH): Check<'too_long' | 'dangerous'> {
  if (Array.from(text).length > max) {
    const template = { text: TOO_LONG, values: { maximum: String(max) } };
    return { ...refuse('too_long', TOO_LONG.replace('{maximum}', template.values.maximum)), template };
  }
  if (DANGEROUS.test(text))
    return refuse('dangerous', /*i18n*/ 'Text contains potentially dangerous content');
  return { ok: true, value: text };
}
