import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Oui',
  no: 'Non',
  back: 'Retour',
  pageOf: 'Page {page} sur {pages}',
  pageOfAbout: 'Page {page} sur environ {pages}',
  review: 'Vérifiez vos réponses',
  change: 'Modifier',
  unanswered: 'Sans réponse',
  rule_not_met: 'Veuillez vérifier cette réponse.',
  too_few: 'Veuillez en ajouter au moins {min}.',
  too_many: 'Veuillez en garder au plus {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Question {page} sur {pages}',
  pageOfAbout: 'Question {page} sur environ {pages}',
  hints: {
    enter: 'ou appuyez sur Entrée',
    line: 'ou appuyez sur Entrée ; Maj + Entrée pour aller à la ligne',
    choice: 'Choisir une réponse fait passer à la suite',
  },
};

export const rows: RowTexts = {
  add: 'Ajouter un autre',
  remove: 'Supprimer',
  row: 'Entrée',
  limit: '{max} au maximum.',
  added: 'Ajouté : {row}',
  removed: 'Supprimé : {row}',
  undo: 'Annuler',
};
