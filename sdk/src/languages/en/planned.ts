import type { CommonTexts, QuestionTexts, RowTexts } from '../../model/texts/textTypes.ts';

export const common: CommonTexts = {
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  pageOf: 'Page {page} of {pages}',
  pageOfAbout: 'Page {page} of about {pages}',
  review: 'Check your answers',
  change: 'Change',
  unanswered: 'Not answered',
  rule_not_met: 'Please check this answer.',
  too_few: 'Please add at least {min}.',
  too_many: 'Please keep at most {max}.',
};

export const questions: QuestionTexts = {
  pageOf: 'Question {page} of {pages}',
  pageOfAbout: 'Question {page} of about {pages}',
  hints: {
    enter: 'or press Enter',
    line: 'or press Enter; Shift + Enter starts a new line',
    choice: 'Choosing an answer takes you on',
  },
};

export const rows: RowTexts = {
  add: 'Add another',
  remove: 'Remove',
  row: 'Entry',
  limit: 'You can have at most {max}.',
  added: 'Added: {row}',
  removed: 'Removed: {row}',
  undo: 'Undo',
};
