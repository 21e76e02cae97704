import type { ChoiceField } from '../../model/fields/fieldBase.ts';

export interface RankingField extends ChoiceField<'ranking'> {
  /** How many places are filled; `null` for all options. */
  places: number | null;
}

export type RankingAnswer = string[];
