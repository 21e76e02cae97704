import type { Language } from '../../languages.ts';
import type { FieldTexts } from '../fieldTexts.ts';
import { ARABIC_FIELDS } from './ar.ts';
import { GERMAN_FIELDS } from './de.ts';
import { ENGLISH_FIELDS } from './en.ts';
import { SPANISH_FIELDS } from './es.ts';
import { FRENCH_FIELDS } from './fr.ts';
import { JAPANESE_FIELDS } from './ja.ts';
import { PORTUGUESE_FIELDS } from './pt.ts';

/** Texts of single field types in every language, for the server and the builder. */
export const FIELD_TEXTS: Readonly<Record<Language, FieldTexts>> = {
  en: ENGLISH_FIELDS,
  de: GERMAN_FIELDS,
  fr: FRENCH_FIELDS,
  es: SPANISH_FIELDS,
  pt: PORTUGUESE_FIELDS,
  ja: JAPANESE_FIELDS,
  ar: ARABIC_FIELDS,
};
