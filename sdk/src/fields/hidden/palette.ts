import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'eye-off',
  inSentence: 'hidden',
  tips: [
    'Stores where visitors come from, for example ?source=newsletter.',
    'Visitors can change addresses: never trust it for prices.',
  ],
};
