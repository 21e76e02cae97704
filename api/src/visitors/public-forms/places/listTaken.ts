import type { Pool } from 'pg';
import {
  fieldsOf,
  fill,
  pagesOf,
  PLANNED_TEXTS,
  type AnswerIssue,
  type LimitedOption,
} from '@inlay/sdk/model';
import type { SubmitInput } from '../submit/submitInput.ts';
import { placeName, loadPlacesLeft } from './countPlaces.ts';

/** Says which of the chosen options have no place left, each beside its field. */
export async function listTaken(
  pool: Pool,
  { form, language }: Pick<SubmitInput, 'form' | 'language'>,
  chosen: readonly LimitedOption[],
): Promise<AnswerIssue[]> {
  const left = await loadPlacesLeft(pool, form, chosen);
  const full = chosen.filter((option) => left.get(placeName(option)) === 0);
  return full.map(({ fieldId, label }) => {
    const page = pagesOf(form.definition).find((one) =>
      fieldsOf({ pages: [one] }).some((field) => field.id === fieldId),
    );
    const message = fill(PLANNED_TEXTS[language].option_full, { option: label });
    return { fieldId, code: 'option_full', params: { message }, ...(page && { pageId: page.id }) };
  });
}
