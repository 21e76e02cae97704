import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'eye-off',
  group: 'more',
  inSentence: 'hidden',
  search: 'tracking campaign prefilled',
  tips: [
    'Stores where visitors come from, for example ?source=newsletter.',
    'Visitors can change addresses: never trust it for prices.',
  ],
};
