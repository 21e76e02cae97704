import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'table',
  inSentence: 'matrix',
  tips: ['For several questions with the same choices.'],
};
