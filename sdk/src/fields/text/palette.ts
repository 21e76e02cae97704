import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'forms',
  inSentence: 'text',
  search: 'short answer line name',
  tips: [
    'For short answers such as names, companies or subjects.',
    'A character limit shows visitors a counter.',
  ],
};
