import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Sí',
  no: 'No',
  back: 'Atrás',
  pageOf: 'Página {page} de {pages}',
  pageOfAbout: 'Página {page} de unas {pages}',
  review: 'Revise sus respuestas',
  change: 'Cambiar',
  unanswered: 'Sin respuesta',
  rule_not_met: 'Revise esta respuesta.',
  too_few: 'Añada al menos {min}.',
  too_many: 'Deje como máximo {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Pregunta {page} de {pages}',
  pageOfAbout: 'Pregunta {page} de unas {pages}',
  hints: {
    enter: 'o pulse Intro',
    line: 'o pulse Intro; Mayús + Intro empieza una línea nueva',
    choice: 'Al elegir una respuesta, se continúa',
  },
};

export const rows: RowTexts = {
  add: 'Añadir otro',
  remove: 'Quitar',
  row: 'Entrada',
  limit: 'Puede haber {max} como máximo.',
  added: 'Añadido: {row}',
  removed: 'Quitado: {row}',
  undo: 'Deshacer',
};
