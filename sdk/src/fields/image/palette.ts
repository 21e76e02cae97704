import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'photo',
  inSentence: 'image',
  tips: ['Shows a picture between questions. It doesn’t collect answers.'],
};
