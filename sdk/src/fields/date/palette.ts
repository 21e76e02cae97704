import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'calendar',
  inSentence: 'date',
  tips: ['Opens the browser’s calendar in the visitor’s language.'],
};
