import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'toggle-left',
  inSentence: 'yes or no',
  tips: ['Unlike a checkbox, it shows whether somebody answered.'],
};
