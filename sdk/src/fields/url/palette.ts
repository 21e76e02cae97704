import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'link',
  inSentence: 'website',
  tips: ['Visitors can leave out https://.'],
};
