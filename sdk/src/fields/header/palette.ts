import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'heading',
  group: 'layout',
  inSentence: 'header',
  search: 'heading title',
  tips: ['Splits a long form into sections.', 'Headings don’t collect answers.'],
};
