import { FIELD_TEXTS } from '../../languages/generated/fieldsTexts.ts';
import { COMMON_TEXTS } from '../../languages/generated/plannedTexts.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { FieldTexts, FieldWord } from './fieldTexts.ts';
import type { CommonTexts } from './textTypes.ts';

/** Texts that a browser gets: the common ones, and those of the field types that the form has. */
export type PlannedTexts = CommonTexts & Partial<FieldTexts>;

/** All of these texts, with those of every field type, for the server and the builder. */
export const PLANNED_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...COMMON_TEXTS[language], ...FIELD_TEXTS[language] }]),
) as Readonly<Record<Language, CommonTexts & FieldTexts>>;

/** Returns the texts that a form with fields of these types needs. */
export function plannedTexts(language: Language, words: Iterable<FieldWord>): PlannedTexts {
  const own = [...words].map((word) => [word, FIELD_TEXTS[language][word]]);
  return { ...COMMON_TEXTS[language], ...Object.fromEntries(own) };
}
