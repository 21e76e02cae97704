import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Sim',
  no: 'Não',
  back: 'Voltar',
  pageOf: 'Página {page} de {pages}',
  pageOfAbout: 'Página {page} de cerca de {pages}',
  review: 'Verifique suas respostas',
  change: 'Alterar',
  unanswered: 'Sem resposta',
  rule_not_met: 'Verifique esta resposta.',
  too_few: 'Adicione pelo menos {min}.',
  too_many: 'Mantenha no máximo {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Pergunta {page} de {pages}',
  pageOfAbout: 'Pergunta {page} de cerca de {pages}',
  hints: {
    enter: 'ou pressione Enter',
    line: 'ou pressione Enter; Shift + Enter inicia uma nova linha',
    choice: 'Escolher uma resposta leva adiante',
  },
};

export const rows: RowTexts = {
  add: 'Adicionar outro',
  remove: 'Remover',
  row: 'Entrada',
  limit: 'Pode ter no máximo {max}.',
  added: 'Adicionado: {row}',
  removed: 'Removido: {row}',
  undo: 'Desfazer',
};
