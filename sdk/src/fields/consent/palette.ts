import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'circle-check',
  inSentence: 'consent',
  tips: [
    'Stores a fingerprint of the exact words that visitors agreed to.',
    'Link your privacy policy in the text.',
  ],
};
