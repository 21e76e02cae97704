import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'align-left',
  group: 'text',
  inSentence: 'text area',
  search: 'long answer paragraph message',
  tips: ['For longer messages.', 'Ask a clear question in the label.'],
};
