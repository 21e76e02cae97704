import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'adjustments-horizontal',
  group: 'ratings',
  inSentence: 'slider',
  search: 'range slide amount',
  tips: ['For rough amounts. Visitors can type the number, too.'],
};
