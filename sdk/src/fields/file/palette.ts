import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'upload',
  group: 'files',
  inSentence: 'file upload',
  search: 'upload attachment document photo',
  tips: [
    'Uploads go on after a lost connection.',
    'Photos are saved without their location and other hidden details.',
  ],
};
