import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'heading',
  inSentence: 'header',
  search: 'heading title',
  tips: ['Splits a long form into sections.', 'Headings don’t collect answers.'],
};
