import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'user',
  group: 'contact',
  inSentence: 'name',
  search: 'first last surname person',
  tips: ['Browsers can fill it in automatically.'],
};
