import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'list-numbers',
  inSentence: 'ranking',
  tips: ['Visitors put options in order. Ask for the first few of a long list.'],
};
