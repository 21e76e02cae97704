import type { Language } from '../languages.ts';
import type { ResultTexts } from './resultTextsType.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { pt } from './texts/pt.ts';

/** The words by language; a missing one fails the type check. */
export const RESULT_TEXTS: Readonly<Record<Language, ResultTexts>> = { en, de, fr, es, pt, ja, ar };
