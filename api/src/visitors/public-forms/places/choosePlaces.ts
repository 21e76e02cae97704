import {
  chosenPlaces,
  fill,
  PLANNED_TEXTS,
  type AnswerIssue,
  type FormDefinition,
  type Language,
  type LimitedOption,
  type StoredAnswers,
} from '@inlay/sdk/model';
import { issueBeside } from '../submit/issueBeside.ts';

/** A limited option that answers choose, and what its field says where it has no place left. */
export interface ChosenPlace extends LimitedOption {
  whenFull: AnswerIssue;
}

/** Lists the limited options that answers choose. */
export const choosePlaces = (
  definition: FormDefinition,
  answers: StoredAnswers,
  language: Language,
): ChosenPlace[] =>
  chosenPlaces(definition, answers).map((option) => {
    const { fieldId, label } = option;
    const message = fill(PLANNED_TEXTS[language].option_full, { option: label });
    return { ...option, whenFull: issueBeside(definition, { fieldId, code: 'option_full', message }) };
  });
