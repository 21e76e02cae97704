import type { QuestionModel } from '../../../model/fields/fieldType.ts';
import { callingCodeOf, toE164 } from '../callingCodes.ts';

/** The controls of a number with a country. */
interface Dialled {
  country?: unknown;
  number?: unknown;
}

/** Returns what the two controls hold; null for a raw answer of another shape. */
export const readDialled = (raw: unknown): Dialled | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : null;

/**
 * Adds to the model of a phone number that it has a country: whichever way it is written, it is stored as it is
 * dialled from everywhere (E.164). A text alone is a number of the field's own country, or one with a plus.
 */
export const withCountry = (base: QuestionModel<'phone'>): QuestionModel<'phone'> => ({
  ...base,
  parseAnswer(field, raw, context) {
    const dialled = field.country === undefined ? null : readDialled(raw);
    const text = base.parseAnswer(field, dialled ? dialled.number : raw, context);
    if (!text || field.country === undefined) return text;
    const chosen = dialled?.country;
    const isKnown = typeof chosen === 'string' && callingCodeOf(chosen) !== '';
    return toE164(text.trim(), isKnown ? chosen : field.country) ?? text;
  },
  check(field, text) {
    const issues = base.check(field, text);
    if (issues.length > 0 || text.trim() === '' || field.country === undefined) return issues;
    return toE164(text, field.country) === text ? [] : [{ fieldId: field.id, code: 'invalid_phone_format' }];
  },
});
