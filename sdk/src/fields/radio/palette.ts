import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'circle-dot',
  group: 'choices',
  inSentence: 'radio',
  search: 'single multiple choice options',
  tips: ['For one choice out of a few, all visible at once.'],
};
