import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Ja',
  no: 'Nee',
  back: 'Terug',
  pageOf: 'Pagina {page} van {pages}',
  pageOfAbout: 'Pagina {page} van ongeveer {pages}',
  review: 'Controleer uw antwoorden',
  change: 'Wijzigen',
  unanswered: 'Niet beantwoord',
  rule_not_met: 'Controleer dit antwoord.',
  too_few: 'Voeg er minstens {min} toe.',
  too_many: 'Behoud er hoogstens {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Vraag {page} van {pages}',
  pageOfAbout: 'Vraag {page} van ongeveer {pages}',
  hints: {
    enter: 'of druk op Enter',
    line: 'of druk op Enter; Shift + Enter begint een nieuwe regel',
    choice: 'Na uw keuze gaat u vanzelf verder',
  },
};

export const rows: RowTexts = {
  add: 'Nog een toevoegen',
  remove: 'Verwijderen',
  row: 'Item',
  limit: 'U kunt er hoogstens {max} toevoegen.',
  added: 'Toegevoegd: {row}',
  removed: 'Verwijderd: {row}',
  undo: 'Ongedaan maken',
};
