import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** How the builder offers the type. */
export const palette: FieldPalette = {
  icon: 'upload',
  inSentence: 'file upload',
  tips: [
    'Uploads go on after a lost connection.',
    'Photos are saved without their location and other hidden details.',
  ],
};
