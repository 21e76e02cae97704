import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'user',
  inSentence: 'name',
  tips: ['Browsers can fill it in automatically.'],
};
