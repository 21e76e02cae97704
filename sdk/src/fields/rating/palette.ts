import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'star',
  group: 'ratings',
  inSentence: 'rating',
  search: 'stars feedback review',
  tips: ['For quick opinions, such as quality or satisfaction.'],
};
