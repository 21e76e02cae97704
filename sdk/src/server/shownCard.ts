import type { ResultCard } from '../model/results/resultCardSchema.ts';
import type { ResultTexts } from '../model/results/resultTextsType.ts';

/** A card, and what of it is withheld. */
export interface ShownCard {
  card: ResultCard;
  /** Keys of bars, or row and column of a matrix, whose counts are withheld. */
  hidden: readonly string[];
  hasTotals: boolean;
  figures: 'all' | 'safe' | 'mean' | 'none';
  isWithheld: boolean;
}

/** What every part of a card needs. */
export interface CardProps {
  shown: ShownCard;
  texts: ResultTexts;
}
