import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'calendar-event',
  inSentence: 'date range',
  tips: ['For stays, holidays and rentals. Both days count.'],
};
