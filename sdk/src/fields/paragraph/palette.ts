import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'text-caption',
  group: 'layout',
  inSentence: 'paragraph',
  search: 'note explanation information text',
  tips: ['Explains things between questions. It doesn’t collect answers.'],
};
