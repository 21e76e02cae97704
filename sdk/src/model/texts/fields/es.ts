import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Spanish. */
export const SPANISH_FIELDS: FieldTexts = {
  invalid_number: 'Introduzca un número.',
  ambiguous_number: 'Introduzca este número sin separador de miles.',
  too_precise: 'Introduzca como máximo {places} decimales.',
  too_small: 'Introduzca {min} o más.',
  too_large: 'Introduzca {max} o menos.',
  not_a_step: 'Introduzca un múltiplo de {step}.',
};
