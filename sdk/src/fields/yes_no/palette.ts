import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'toggle-left',
  inSentence: 'yes or no',
  tips: ['Unlike a checkbox, it shows whether somebody answered.'],
};
