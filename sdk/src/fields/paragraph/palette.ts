import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'text-caption',
  inSentence: 'paragraph',
  tips: ['Explains things between questions. It doesn’t collect answers.'],
};
