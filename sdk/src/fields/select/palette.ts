import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'select',
  group: 'choices',
  inSentence: 'select',
  search: 'dropdown list choice',
  tips: ['For one choice out of many. For five or fewer, use radio buttons.'],
};
