import type { Language } from '../languages.ts';
import type { ResultWords } from './resultWords.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { pt } from './texts/pt.ts';

/** Words around shared results, for people who are no users of the platform. */
export interface ResultTexts extends ResultWords {
  results: string;
  submissions: string;
  answered: string;
  empty: string;
  noAnswers: string;
  yes: string;
  no: string;
  /** Headings of the table behind a chart. */
  table: string;
  answer: string;
  count: string;
  share: string;
  meanPlace: string;
  latest: string;
  frequentWords: string;
  /** A count that is withheld, and the sentence that says why. */
  hidden: string;
  hiddenBelow(smallest: string): string;
  /** In place of a card, or of everything, that too few people answered. */
  tooFew: string;
  /** When frozen results were taken. */
  asOf(day: string): string;
  unavailableTitle: string;
  unavailable: string;
  passwordTitle: string;
  password: string;
  open: string;
  wrongPassword: string;
  tooManyGuesses: string;
}

/** The words by language; a missing one fails the type check. */
export const RESULT_TEXTS: Readonly<Record<Language, ResultTexts>> = { en, de, fr, es, pt, ja, ar };
