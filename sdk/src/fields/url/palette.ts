import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'link',
  group: 'contact',
  inSentence: 'website',
  search: 'website link web page',
  tips: ['Visitors can leave out https://.'],
};
