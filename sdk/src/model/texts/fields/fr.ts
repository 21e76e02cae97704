import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in French. */
export const FRENCH_FIELDS: FieldTexts = {
  invalid_number: 'Veuillez saisir un nombre.',
  ambiguous_number: 'Veuillez saisir ce nombre sans séparateur de milliers.',
  too_precise: 'Veuillez saisir au plus {places} décimales.',
  too_small: 'Veuillez saisir au moins {min}.',
  too_large: 'Veuillez saisir au plus {max}.',
  not_a_step: 'Veuillez saisir un multiple de {step}.',
};
