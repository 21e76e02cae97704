import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'calendar',
  group: 'numbers',
  inSentence: 'date',
  search: 'day birthday calendar',
  tips: ['Opens the browser’s calendar in the visitor’s language.'],
};
