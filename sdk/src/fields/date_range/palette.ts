import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'calendar-event',
  inSentence: 'date range',
  tips: ['For stays, holidays and rentals. Both days count.'],
};
