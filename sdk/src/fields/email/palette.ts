import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'mail',
  inSentence: 'email',
  tips: ['Replies go to the first email field.', 'Phones show a keyboard with @.'],
};
