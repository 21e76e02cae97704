import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'mail',
  group: 'contact',
  inSentence: 'email',
  search: 'mail contact',
  tips: ['Replies go to the first email field.', 'Phones show a keyboard with @.'],
};
