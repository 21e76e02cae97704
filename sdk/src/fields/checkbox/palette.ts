import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'checkbox',
  group: 'choices',
  inSentence: 'checkbox',
  search: 'tick boxes multiple options',
  tips: ['For several choices.', 'Leave out the options for a single checkbox.'],
};
