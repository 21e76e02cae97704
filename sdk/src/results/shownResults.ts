import type { Language } from '../model/language/languages.ts';
import type { ShownCard } from '../model/results/describeCard.ts';

/** Results as somebody may see them; small groups are taken out already. */
export interface ShownResults {
  title: string;
  /** Null where there are too few to tell. */
  submissions: number | null;
  cards: readonly ShownCard[];
  /** Smaller groups are hidden; 0 = none is. */
  smallestGroup: number;
  /** When the results were taken (ISO 8601); null where they follow the form. */
  frozenAt: string | null;
  language: Language;
}

/** Style declarations of a form's theme, and its font, which is registered with the document. */
export interface ResultsTheme {
  light: string;
  /** For dark surroundings; null for a form with colours of its own. */
  dark: string | null;
  font: string;
}

/** Shared results as a website's page gets them (RESULT-023). */
export interface SharedResultsPayload extends ShownResults {
  theme: ResultsTheme;
}
