import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'signature',
  inSentence: 'signature',
  tips: ['Visitors draw with a finger or a mouse, or type their name.'],
};
