import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'world',
  inSentence: 'country',
  tips: ['Countries appear in the visitor’s language.'],
};
