import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'mail',
  inSentence: 'email',
  tips: ['Replies go to the first email field.', 'Phones show a keyboard with @.'],
};
