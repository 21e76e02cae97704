import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language, StoredAnswers } from '@inlay/sdk/model';
import { run, sql } from '../../platform/db/sql.ts';
import { findUsedValues, keepValues } from '../../submissions/values/heldValues.ts';
import { uniqueValueOf } from '../../submissions/values/uniqueValue.ts';
import { lockPlaces } from '../public-forms/places/fitPlaces.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { invalid } from '../public-forms/submit/outcome.ts';
import { askedValueOf } from '../public-forms/unique/askedValue.ts';
import { RefusedEdit, sourceIn } from './takeAnswers.ts';

/** Answers that are entered or edited. */
interface Taking {
  id: string;
  answers: StoredAnswers;
  /** Those of before; none of a new submission. */
  before: StoredAnswers;
  language: Language;
}

/**
 * Finds the value of entered or edited answers free, where the form takes one answer for each. Who keeps theirs may, even
 * where others have it from before.
 * @returns what notes it once the answers are stored.
 * @throws {RefusedEdit} beside the field of a value that another submission has.
 */
export async function takeValue(
  em: EntityManager,
  form: PublishedForm,
  { id, answers, before, language }: Taking,
): Promise<() => Promise<void>> {
  const asked = askedValueOf(form, answers, language);
  const had = uniqueValueOf(form, before);
  if (asked?.hash === had?.hash) return () => Promise.resolve();
  await lockPlaces(sourceIn(em), form.id);
  if (!asked) return () => forget(em, form, id);
  const used = await findUsedValues(sourceIn(em), form, { hashes: [asked.hash], except: [id] });
  if (used.size > 0) throw new RefusedEdit(invalid(asked.whenUsed));
  return () => keepValues(sourceIn(em), form, [{ ...asked, id }]);
}

const forget = async (em: EntityManager, form: PublishedForm, id: string): Promise<void> =>
  void (await run(
    em,
    sql`delete from submission_values
      where account_id = ${form.accountId} and form_id = ${form.id} and submission_id = ${id}`,
  ));
