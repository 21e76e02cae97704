import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'calculator',
  group: 'numbers',
  inSentence: 'calculation',
  search: 'sum total price formula',
  tips: ['Shows a value of the form’s logic while visitors answer.'],
};
