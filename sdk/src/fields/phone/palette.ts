import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'phone',
  group: 'contact',
  inSentence: 'phone',
  search: 'telephone mobile number',
  tips: ['Spaces, brackets and extensions are accepted.', 'Ask only if you plan to call.'],
};
