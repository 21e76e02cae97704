import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'number-123',
  group: 'ratings',
  inSentence: 'scale',
  search: 'likert opinion score',
  tips: ['Name both ends so that visitors know what the numbers mean.'],
};
