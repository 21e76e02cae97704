import type { FieldTexts } from '../fieldTexts.ts';

/** Texts of later field types in Portuguese. */
export const PORTUGUESE_FIELDS: FieldTexts = {
  invalid_number: 'Digite um número.',
  ambiguous_number: 'Digite este número sem separador de milhar.',
  too_precise: 'Digite no máximo {places} casas decimais.',
  too_small: 'Digite {min} ou mais.',
  too_large: 'Digite {max} ou menos.',
  not_a_step: 'Digite um múltiplo de {step}.',
  invalid_url: 'Digite um endereço da web, por exemplo https://example.org.',
  insecure_url: 'Digite um endereço que comece com https://.',
  invalid_time: 'Digite um horário, por exemplo 14:30.',
  too_early: 'Digite {min} ou mais tarde.',
  too_late: 'Digite {max} ou mais cedo.',
  time_off_step: 'Digite um horário em intervalos de {step} minutos.',
  incomplete_name: 'Digite o nome completo.',
  incomplete_range: 'Digite as duas datas.',
  wrong_order: 'O fim não pode ser antes do início.',
  too_short_range: 'Escolha pelo menos {min} dias.',
  too_long_range: 'Escolha no máximo {max} dias.',
  namePrefix: 'Tratamento',
  nameFirst: 'Nome',
  nameMiddle: 'Nome do meio',
  nameLast: 'Sobrenome',
  rangeFrom: 'De',
  rangeTo: 'Até',
  ratingOf: '{value} de {max}',
};
