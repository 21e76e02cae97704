import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'user',
  inSentence: 'name',
  tips: ['Browsers can fill it in automatically.'],
};
