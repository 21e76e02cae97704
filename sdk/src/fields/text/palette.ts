import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'forms',
  group: 'text',
  inSentence: 'text',
  search: 'short answer line name',
  tips: [
    'For short answers such as names, companies or subjects.',
    'A character limit shows visitors a counter.',
  ],
};
