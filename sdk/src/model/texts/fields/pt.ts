import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Portuguese. */
export const PORTUGUESE_FIELDS: FieldTexts = {
  invalid_number: 'Digite um número.',
  ambiguous_number: 'Digite este número sem separador de milhar.',
  too_precise: 'Digite no máximo {places} casas decimais.',
  too_small: 'Digite {min} ou mais.',
  too_large: 'Digite {max} ou menos.',
  not_a_step: 'Digite um múltiplo de {step}.',
};
