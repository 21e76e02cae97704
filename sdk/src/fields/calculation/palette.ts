import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'calculator',
  inSentence: 'calculation',
  tips: ['Shows a value of the form’s logic while visitors answer.'],
};
