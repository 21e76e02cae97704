import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'adjustments-horizontal',
  inSentence: 'slider',
  tips: ['For rough amounts. Visitors can type the number, too.'],
};
