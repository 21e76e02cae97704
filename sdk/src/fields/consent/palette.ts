import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'circle-check',
  group: 'choices',
  inSentence: 'consent',
  search: 'agree terms privacy gdpr',
  tips: [
    'Stores a fingerprint of the exact words that visitors agreed to.',
    'Link your privacy policy in the text.',
  ],
};
