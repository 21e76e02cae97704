import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Sì',
  no: 'No',
  back: 'Indietro',
  pageOf: 'Pagina {page} di {pages}',
  pageOfAbout: 'Pagina {page} di circa {pages}',
  review: 'Verifica delle risposte',
  change: 'Modifica',
  unanswered: 'Nessuna risposta',
  rule_not_met: 'Controllare questa risposta.',
  too_few: 'Aggiungerne almeno {min}.',
  too_many: 'Lasciarne al massimo {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Domanda {page} di {pages}',
  pageOfAbout: 'Domanda {page} di circa {pages}',
  hints: {
    enter: 'o premere Invio',
    line: 'o premere Invio; Maiusc + Invio per andare a capo',
    choice: 'Scegliendo una risposta si prosegue',
  },
};

export const rows: RowTexts = {
  add: 'Aggiungi un altro',
  remove: 'Rimuovi',
  row: 'Elemento',
  limit: 'Il massimo consentito è {max}.',
  added: 'Aggiunto: {row}',
  removed: 'Rimosso: {row}',
  undo: 'Annulla',
};
