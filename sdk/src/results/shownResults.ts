import type { Language } from '../model/language/languages.ts';
import type { ResultCard } from '../model/results/resultCardSchema.ts';
import type { ResultTexts } from '../model/results/resultTexts.ts';

/** A card, and what of it is withheld. */
export interface ShownCard {
  card: ResultCard;
  /** Keys of bars, or row and column of a matrix, whose counts are withheld. */
  hidden: readonly string[];
  hasTotals: boolean;
  figures: 'all' | 'safe' | 'mean' | 'none';
  isWithheld: boolean;
}

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

/** Properties of every part of a card. */
export interface CardProps {
  shown: ShownCard;
  texts: ResultTexts;
  /** Level of the heading of a card. */
  level: 2 | 3;
}
