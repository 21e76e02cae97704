import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in German. */
export const GERMAN_FIELDS: FieldTexts = {
  invalid_number: 'Bitte geben Sie eine Zahl ein.',
  ambiguous_number: 'Bitte geben Sie diese Zahl ohne Tausendertrennzeichen ein.',
  too_precise: 'Bitte geben Sie höchstens {places} Nachkommastellen ein.',
  too_small: 'Bitte geben Sie mindestens {min} ein.',
  too_large: 'Bitte geben Sie höchstens {max} ein.',
  not_a_step: 'Bitte geben Sie ein Vielfaches von {step} ein.',
};
