import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'table',
  group: 'ratings',
  inSentence: 'matrix',
  search: 'grid table likert rows',
  tips: ['For several questions with the same choices.'],
};
