import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'address-book',
  inSentence: 'address',
  tips: [
    'Browsers can fill it in automatically.',
    'If required, all parts except the second line must be filled in.',
  ],
};
