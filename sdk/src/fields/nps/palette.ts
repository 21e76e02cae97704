import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'gauge',
  group: 'ratings',
  inSentence: 'NPS',
  search: 'promoter recommend score',
  tips: ['Asks from 0 to 10, as the Net Promoter Score does.'],
};
