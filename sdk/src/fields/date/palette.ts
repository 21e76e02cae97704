import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'calendar',
  inSentence: 'date',
  tips: ['Opens the browser’s calendar in the visitor’s language.'],
};
