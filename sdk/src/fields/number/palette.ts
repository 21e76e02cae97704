import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'numbers',
  inSentence: 'number',
  tips: ['Visitors can write decimals with a point or a comma.', 'Rules and formulas can calculate with it.'],
};
