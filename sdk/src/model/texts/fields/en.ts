import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in English. */
export const ENGLISH_FIELDS: FieldTexts = {
  invalid_number: 'Please enter a number.',
  ambiguous_number: 'Please enter this number without a thousands separator.',
  too_precise: 'Please enter at most {places} decimal places.',
  too_small: 'Please enter {min} or more.',
  too_large: 'Please enter {max} or less.',
  not_a_step: 'Please enter a multiple of {step}.',
};
