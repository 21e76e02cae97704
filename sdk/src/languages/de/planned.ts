import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Ja',
  no: 'Nein',
  back: 'Zurück',
  pageOf: 'Seite {page} von {pages}',
  pageOfAbout: 'Seite {page} von etwa {pages}',
  review: 'Prüfen Sie Ihre Angaben',
  change: 'Ändern',
  unanswered: 'Keine Angabe',
  rule_not_met: 'Bitte prüfen Sie diese Angabe.',
  too_few: 'Bitte fügen Sie mindestens {min} hinzu.',
  too_many: 'Bitte behalten Sie höchstens {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Frage {page} von {pages}',
  pageOfAbout: 'Frage {page} von etwa {pages}',
  hints: {
    enter: 'oder Eingabetaste drücken',
    line: 'oder Eingabetaste drücken; Umschalt + Eingabe beginnt eine neue Zeile',
    choice: 'Nach der Auswahl geht es weiter',
  },
};

export const rows: RowTexts = {
  add: 'Weitere hinzufügen',
  remove: 'Entfernen',
  row: 'Eintrag',
  limit: 'Höchstens {max} sind möglich.',
  added: 'Hinzugefügt: {row}',
  removed: 'Entfernt: {row}',
  undo: 'Rückgängig',
};
