import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'clock',
  group: 'numbers',
  inSentence: 'time',
  search: 'hour clock appointment',
  tips: ['Opens the browser’s own control for times.', 'Set minutes apart for appointments.'],
};
