import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'text-caption',
  inSentence: 'paragraph',
  tips: ['Explains things between questions. It doesn’t collect answers.'],
};
