import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'calendar-event',
  group: 'numbers',
  inSentence: 'date range',
  search: 'from to period stay',
  tips: ['For stays, holidays and rentals. Both days count.'],
};
