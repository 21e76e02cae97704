import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'align-left',
  inSentence: 'text area',
  search: 'long answer paragraph message',
  tips: ['For longer messages.', 'Ask a clear question in the label.'],
};
