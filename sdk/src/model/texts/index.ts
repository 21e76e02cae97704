import type { Language } from '../languages.ts';
import type { Texts } from '../messages.ts';
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { JAPANESE } from './ja.ts';
import { PORTUGUESE } from './pt.ts';

export { ENGLISH } from './en.ts';

/**
 * The message catalogue: every text of the public form in every language. For the server and the
 * builder; a visitor gets only one language.
 */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ar: ARABIC,
};
