import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'select',
  inSentence: 'select',
  search: 'dropdown list choice',
  tips: ['For one choice out of many. For five or fewer, use radio buttons.'],
};
