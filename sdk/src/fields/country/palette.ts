import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'world',
  group: 'contact',
  inSentence: 'country',
  search: 'nation region',
  tips: ['Countries appear in the visitor’s language.'],
};
