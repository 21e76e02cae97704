import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'photo',
  group: 'layout',
  inSentence: 'image',
  search: 'photo picture logo',
  tips: ['Shows a picture between questions. It doesn’t collect answers.'],
};
