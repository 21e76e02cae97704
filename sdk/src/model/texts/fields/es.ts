import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Spanish. */
export const SPANISH_FIELDS: FieldTexts = {
  invalid_number: 'Introduzca un número.',
  ambiguous_number: 'Introduzca este número sin separador de miles.',
  too_precise: 'Introduzca como máximo {places} decimales.',
  too_small: 'Introduzca {min} o más.',
  too_large: 'Introduzca {max} o menos.',
  not_a_step: 'Introduzca un múltiplo de {step}.',
  invalid_url: 'Introduzca una dirección web, por ejemplo https://example.org.',
  insecure_url: 'Introduzca una dirección que empiece por https://.',
  invalid_time: 'Introduzca una hora, por ejemplo 14:30.',
  too_early: 'Introduzca {min} o más tarde.',
  too_late: 'Introduzca {max} o más temprano.',
  time_off_step: 'Introduzca una hora en intervalos de {step} minutos.',
  incomplete_name: 'Introduzca el nombre completo.',
  incomplete_range: 'Introduzca ambas fechas.',
  wrong_order: 'El final no puede ser anterior al inicio.',
  too_short_range: 'Elija al menos {min} días.',
  too_long_range: 'Elija como máximo {max} días.',
  namePrefix: 'Tratamiento',
  nameFirst: 'Nombre',
  nameMiddle: 'Segundo nombre',
  nameLast: 'Apellidos',
  rangeFrom: 'Desde',
  rangeTo: 'Hasta',
  ratingOf: '{value} de {max}',
};
