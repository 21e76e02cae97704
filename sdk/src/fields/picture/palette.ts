import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'library-photo',
  group: 'choices',
  inSentence: 'picture choice',
  search: 'image photo choice',
  tips: ['For choices that are easier to see than to read.', 'Screen readers read the words of an option.'],
};
