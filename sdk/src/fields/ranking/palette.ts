import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'list-numbers',
  group: 'ratings',
  inSentence: 'ranking',
  search: 'order sort priority',
  tips: ['Visitors put options in order. Ask for the first few of a long list.'],
};
