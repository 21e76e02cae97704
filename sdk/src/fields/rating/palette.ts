import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'star',
  inSentence: 'rating',
  tips: ['For quick opinions, such as quality or satisfaction.'],
};
