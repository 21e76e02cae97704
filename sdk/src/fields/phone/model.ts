import { PHONE_DIGITS } from '../../model/definition/limits.ts';
import type { Language } from '../../model/language/languages.ts';
import { findPhoneProblem } from '../../model/validation/phone.ts';
import { parseExact } from '../../model/fields/textualAnswer.ts';
import { textualCapabilities, textualDefaults, textualField } from '../shared/textualField.ts';

/** One phone number, by the shared phone helper (BUILD-065, D-96). */
export const phoneField = /* @__PURE__ */ textualField(
  (field, text) => {
    const code = findPhoneProblem(text);
    return code ? [{ fieldId: field.id, code }] : [];
  },
  // Links begin with `tel:`, and every script has its own dashes.
  (raw, context) =>
    parseExact(raw, context)
      ?.replace(/^tel[.:]+ */i, '')
      .replace(/[\p{Pd}−ー]/gu, '-'),
);

/** Returns the country in which most people with a language live (CLDR's likely subtags); US for one without. */
const countryOf = (language: Language): string => new Intl.Locale(language).maximize().region ?? 'US';

export const phoneCapabilities = /* @__PURE__ */ textualCapabilities<'phone'>({
  name: 'Phone',
  texts: { country: null },
  createDefaults: () => ({ type: 'phone', ...textualDefaults('Phone') }),
  settings: ['label', 'help', 'placeholder', 'required', 'phoneCountry', 'maxLength'],
  nameAsks: true,
  isPersonal: true,
  compared: (text) => text.replaceAll(/[^\d+]/g, ''),
  inLanguage: ({ country }, language) =>
    country === '' ? { country: countryOf(language), followsLanguage: true } : undefined,
  sample: () => '+44 20 7946 0958',
  shortestAnswer: PHONE_DIGITS.min,
});
