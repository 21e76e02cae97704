import {
  chosenPlaces,
  fieldsOf,
  fill,
  pagesOf,
  PLANNED_TEXTS,
  type AnswerIssue,
  type FormDefinition,
  type Language,
  type LimitedOption,
  type StoredAnswers,
} from '@inlay/sdk/model';

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
    const page = pagesOf(definition).find((one) =>
      fieldsOf({ pages: [one] }).some((field) => field.id === fieldId),
    );
    const params = { message: fill(PLANNED_TEXTS[language].option_full, { option: label }) };
    return {
      ...option,
      whenFull: { fieldId, code: 'option_full', params, ...(page && { pageId: page.id }) },
    };
  });
