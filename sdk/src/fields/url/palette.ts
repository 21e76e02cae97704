import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'link',
  inSentence: 'website',
  tips: ['Visitors can leave out https://.'],
};
