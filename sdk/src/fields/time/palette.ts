import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'clock',
  inSentence: 'time',
  tips: ['Opens the browser’s own control for times.', 'Set minutes apart for appointments.'],
};
