import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredAnswers } from '@inlay/sdk/model';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { hashCanonically } from '../../platform/signed-log/canonicalJson.ts';
import { proveEdit } from '../../platform/signed-log/proofs.ts';
import { settleQuotas } from '../../platform/jobs/settleQuotas.ts';
import { tellOfEdit } from '../../platform/jobs/tellOfEdit.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { submissionsEvent } from '../submissionsEvent.ts';

/** A submission by its key. */
export type SubmissionPlace = Pick<Submission, 'id' | 'formId' | 'accountId'>;

/** A change of a submission's answers, by the version that its editor saw. */
export interface VersionChange {
  place: SubmissionPlace;
  /** The version that was seen; nothing is stored over another one. */
  seen: number;
  /** The user who makes the change; null for the visitor. */
  userId: string | null;
  reason: string | null;
}

/** Returns the number of a submission's present answers. */
export const versionOf = ({ version }: Pick<Submission, 'version'>): number => version ?? 1;

const isOf = ({ id, formId, accountId }: SubmissionPlace): Sql =>
  sql`s.account_id = ${accountId}::uuid and s.form_id = ${formId}::uuid and s.id = ${id}::uuid`;

/**
 * Stores new answers in place of those that their editor saw, and keeps the old ones (decision 874). Counters of
 * results follow by a trigger; the text of the search is written beside the answers.
 * @returns the new version; null where the submission has another one by now, or is in the trash.
 */
export async function storeVersion(
  em: EntityManager,
  change: VersionChange,
  { answers, revisionId }: { answers: StoredAnswers; revisionId: string },
): Promise<number | null> {
  const version = change.seen + 1;
  const { id } = change.place;
  const proof = proveEdit(em, { id, version, revisionId, contentHash: hashCanonically(answers) });
  if (!(await keepVersion(em, change, { kind: 'edited', proof }))) return null;
  const json = JSON.stringify(answers);
  await run(
    em,
    sql`
      update form_submissions s
      set submission_data = ${json}::jsonb, revision_id = ${revisionId}, version = ${version}, edited_at = now(),
        search_text = case when s.search_text is not null then submission_search_text(${json}::jsonb) end
      where ${isOf(change.place)}`,
  );
  if (change.userId === null) await markUnread(em, change.place);
  await publishEvent(em, submissionsEvent, { formId: change.place.formId, isReread: true });
  await tellOfEdit(em, { ...change.place, version, type: 'submission.updated' });
  return version;
}

/**
 * Withdraws a submission: it goes to the trash under its own name (decision 876).
 * @returns whether it is withdrawn; false where the submission has another version by now, or is in the trash.
 */
export async function withdraw(em: EntityManager, change: VersionChange): Promise<boolean> {
  if (!(await keepVersion(em, change, { kind: 'withdrawn', proof: null }))) return false;
  const version = change.seen + 1;
  await run(
    em,
    sql`
      update form_submissions s
      set deleted_at = date_trunc('milliseconds', now()), withdrawn_at = now(), version = ${version}, spam = null
      where ${isOf(change.place)}`,
  );
  const { id, formId, accountId } = change.place;
  // Its browser may send the form again.
  await run(
    em,
    sql`delete from submission_browsers
      where account_id = ${accountId} and form_id = ${formId} and submission_id = ${id}`,
  );
  await settleQuotas(em, [{ formId, ids: [id] }]);
  await publishEvent(em, submissionsEvent, { formId, left: [id] });
  await tellOfEdit(em, { ...change.place, version, type: 'submission.withdrawn' });
  return true;
}

/** Locks the seen version and keeps its answers. @returns whether it was still the present one. */
async function keepVersion(
  em: EntityManager,
  { place, seen, userId, reason }: VersionChange,
  { kind, proof }: { kind: 'edited' | 'withdrawn'; proof: Buffer | null },
): Promise<boolean> {
  const found = await run(
    em,
    sql`select from form_submissions s
      where ${isOf(place)} and (s.deleted_at is null or s.spam is not null) and coalesce(s.version, 1) = ${seen} for no key update`,
  );
  if (found.length === 0) return false;
  await run(
    em,
    sql`
      insert into submission_versions (submission_id, version, form_id, account_id, kind, answers, revision_id,
        changed_at, changed_by, is_by_visitor, reason, proof)
      select s.id, ${seen}::int, s.form_id, s.account_id, ${kind}, s.submission_data, s.revision_id,
        now(), ${userId}::uuid, ${userId === null}::boolean, ${reason}, ${proof}::bytea
      from form_submissions s where ${isOf(place)}`,
  );
  return true;
}

/** An edit by the visitor is news for everybody who has read the submission. */
async function markUnread(em: EntityManager, { id, formId, accountId }: SubmissionPlace): Promise<void> {
  await run(
    em,
    sql`update submission_marks set read_at = null
      where account_id = ${accountId} and form_id = ${formId} and submission_id = ${id} and read_at is not null`,
  );
  await run(
    em,
    sql`delete from client_reads
      where account_id = ${accountId} and form_id = ${formId} and submission_id = ${id}`,
  );
}
