import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'number-123',
  inSentence: 'scale',
  tips: ['Name both ends so that visitors know what the numbers mean.'],
};
