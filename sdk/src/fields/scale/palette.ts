import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'number-123',
  inSentence: 'scale',
  tips: ['Name both ends so that visitors know what the numbers mean.'],
};
