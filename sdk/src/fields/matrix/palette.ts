import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'table',
  inSentence: 'matrix',
  tips: ['For several questions with the same choices.'],
};
