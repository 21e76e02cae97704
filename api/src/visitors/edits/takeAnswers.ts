import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Language, StoredAnswers } from '@inlay/sdk/model';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import { listAnswerFiles } from '../../submissions/answerFiles.ts';
import { isAnswerObject, replaceAnswers } from '../../submissions/replaceAnswers.ts';
import { resolveUploads } from '../../submissions/uploads/resolveUploads.ts';
import { provenFieldsOf, resolveProofs } from '../public-forms/email-codes/provenFields.ts';
import { choosePlaces } from '../public-forms/places/choosePlaces.ts';
import { loadPlacesLeft, placeName, type PlacesSource } from '../public-forms/places/countPlaces.ts';
import { lockPlaces } from '../public-forms/places/fitPlaces.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { invalid, refused, type NotStored } from '../public-forms/submit/outcome.ts';

type RawAnswers = Record<string, unknown>;

/** Stands for the token of a captcha: whoever may edit or enter answers has proven more. */
export const NO_CAPTCHA = 'edit';

/** Rolls the storing of answers back, and says why. */
export class RefusedEdit extends Error {
  override name = 'RefusedEdit';
  readonly outcome: NotStored;
  constructor(outcome: NotStored) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** What is asked of raw answers whose files are to be found. */
interface Sent {
  rawAnswers: unknown;
  /** Of the submission that they belong to. */
  idempotencyKey: string;
}

/** Resolves what is proven of raw answers; whoever works on submissions answers for every address. */
export function resolveForStaff(deps: SubmitDeps, form: PublishedForm, sent: Sent): Promise<unknown> {
  const rawAnswers = replaceProven(form, sent.rawAnswers, () => true);
  return resolveUploads(deps, { ...sent, form, rawAnswers });
}

/** The same of a visitor, whose addresses are proven by codes, or were when they first sent them. */
export function resolveForVisitor(
  deps: SubmitDeps,
  form: PublishedForm,
  { stored, ...sent }: Sent & { stored: RawAnswers },
): Promise<unknown> {
  const known = new Map(provenFieldsOf(form.definition).map(({ id }) => [id, new Set<unknown>()]));
  replaceAnswers(provenFieldsOf(form.definition), stored, ({ id }, answer) => {
    known.get(id)?.add(answer);
    return answer;
  });
  const proven = resolveProofs(deps.config, form, sent.rawAnswers);
  const rawAnswers = replaceProven(form, proven, (id, address) => known.get(id)?.has(address) ?? false);
  return resolveUploads(deps, { ...sent, form, rawAnswers });
}

/** Returns raw answers with the addresses that count as proven. */
function replaceProven(
  { definition }: PublishedForm,
  raw: unknown,
  isProven: (fieldId: string, address: unknown) => boolean,
): unknown {
  const fields = provenFieldsOf(definition);
  if (fields.length === 0 || !isAnswerObject(raw)) return raw;
  return replaceAnswers(fields, raw, ({ id }, answer) =>
    isAnswerObject(answer) && isProven(id, answer['address']) ? answer['address'] : answer,
  );
}

/** Sends statements of the counters in the transaction of an entity manager. */
export const sourceIn = (em: EntityManager): PlacesSource => ({
  query: (text, values) => em.getKysely().executeQuery(CompiledQuery.raw(text, values)),
});

/**
 * Takes the places of options that answers choose anew, under the lock that submissions take; those that they give up
 * are free with the commit.
 * @throws {RefusedEdit} beside the field of an option that has no place left.
 */
export async function takePlaces(
  em: EntityManager,
  form: PublishedForm,
  { answers, before, language }: { answers: StoredAnswers; before: StoredAnswers; language: Language },
): Promise<void> {
  const had = new Set(choosePlaces(form.definition, before, language).map(placeName));
  const chosen = choosePlaces(form.definition, answers, language).filter((one) => !had.has(placeName(one)));
  if (chosen.length === 0) return;
  const database = sourceIn(em);
  await lockPlaces(database, form.id);
  const left = await loadPlacesLeft(database, form, chosen);
  const full = chosen.filter((place) => !left.get(placeName(place)));
  if (full.length > 0) throw new RefusedEdit(invalid(...full.map(({ whenFull }) => whenFull)));
}

/**
 * Ties new files to their submission.
 * @throws {RefusedEdit} where another submission has taken one of them.
 */
export async function takeUploads(
  em: EntityManager,
  { definition, id, accountId, submissionId }: PublishedForm & { submissionId: string },
  answers: StoredAnswers,
): Promise<void> {
  const ids = new Set(listAnswerFiles(definition, answers).map((file) => file.id));
  if (ids.size === 0) return;
  const taken = await run(
    em,
    sql`
      update uploads set submission_id = ${submissionId}
      where account_id = ${accountId} and form_id = ${id} and id = any(${idArray([...ids])}::uuid[])
        and (submission_id is null or submission_id = ${submissionId})
      returning id`,
  );
  if (taken.length < ids.size) throw new RefusedEdit(refused('form.changed'));
}
