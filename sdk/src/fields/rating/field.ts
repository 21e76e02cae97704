import type { FieldBase } from '../../model/fields/fieldBase.ts';

export interface RatingField extends FieldBase<'rating'> {
  /** The best of them. */
  points: number;
  look: 'star' | 'heart' | 'number';
}

export type RatingAnswer = number | '';
