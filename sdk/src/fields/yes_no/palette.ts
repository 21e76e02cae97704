import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'toggle-left',
  group: 'choices',
  inSentence: 'yes or no',
  search: 'true false toggle',
  tips: ['Unlike a checkbox, it shows whether somebody answered.'],
};
