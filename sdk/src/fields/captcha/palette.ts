import type { FieldPalette } from '../../model/fields/fieldPalette.ts';

/** Entry of the type in the builder's palette. */
export const palette: FieldPalette = {
  icon: 'shield-check',
  group: 'more',
  inSentence: 'captcha',
  search: 'robot spam',
  tips: ['Keeps bots out. Built in, with no third party and no cookies.', 'One per form.'],
};
