import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'separator-horizontal',
  inSentence: 'divider',
  tips: ['Separates groups of questions.'],
};
