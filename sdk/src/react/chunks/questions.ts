import { questionPages } from '../../model/structure/pages/questionPages.ts';
import { QUESTIONS, type QuestionsCode } from '../pages/questions.ts';
import { QuestionStage } from '../questions/QuestionStage.tsx';
import css from '../questions/questions.css?inline';

const questions: QuestionsCode = {
  css,
  split: ({ hiddenFields = [] }, pages, { items }) =>
    questionPages(pages, (id) => items.isHidden(id) || hiddenFields.includes(id)),
  Stage: QuestionStage,
};

/** Adds the layout with one question at a time to forms with pages. */
export function addQuestions(): void {
  Object.assign(QUESTIONS, questions);
}
