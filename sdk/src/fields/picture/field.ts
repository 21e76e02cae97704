import type { ChoiceField } from '../../model/fields/fieldBase.ts';

/** Choices by pictures: each option has an `image`. */
export interface PictureField extends ChoiceField<'picture'> {
  /** Whether several can be chosen. */
  many: boolean;
}

export type PictureAnswer = string | string[];
