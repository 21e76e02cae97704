import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'separator-horizontal',
  group: 'layout',
  inSentence: 'divider',
  search: 'line separator',
  tips: ['Separates groups of questions.'],
};
