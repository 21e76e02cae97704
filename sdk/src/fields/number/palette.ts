import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'numbers',
  group: 'numbers',
  inSentence: 'number',
  search: 'amount quantity price digits',
  tips: ['Visitors can write decimals with a point or a comma.', 'Rules and formulas can calculate with it.'],
};
