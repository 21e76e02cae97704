import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'signature',
  group: 'files',
  inSentence: 'signature',
  search: 'sign draw',
  tips: ['Visitors draw with a finger or a mouse, or type their name.'],
};
