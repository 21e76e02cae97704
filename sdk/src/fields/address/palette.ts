import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'address-book',
  group: 'contact',
  inSentence: 'address',
  search: 'street city postcode zip delivery',
  tips: [
    'Browsers can fill it in automatically.',
    'If required, all parts except the second line must be filled in.',
  ],
};
