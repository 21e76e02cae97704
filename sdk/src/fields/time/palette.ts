import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'clock',
  inSentence: 'time',
  tips: ['Opens the browser’s own control for times.', 'Set minutes apart for appointments.'],
};
