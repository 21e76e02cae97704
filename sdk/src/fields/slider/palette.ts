import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'adjustments-horizontal',
  inSentence: 'slider',
  tips: ['For rough amounts. Visitors can type the number, too.'],
};
