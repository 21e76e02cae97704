import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { ChangeSubmissionsResponse } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import { getForm } from '../forms/getForm.ts';
import { assertCan, formsVisibleTo } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import { addJob } from '../jobs/jobs.ts';
import {
  allOf,
  IN_INBOX,
  IN_TRASH,
  matching,
  ownedBy,
  visibleTo,
  withIds,
  type Condition,
} from '../submissions/submissionFilter.ts';
import { BulkJob, type BulkSelection } from './bulkJob.entity.ts';
import { presentBulkJob } from './presentBulkJob.ts';

/** Most rows that are changed before the answer; more become a job. */
export const MAX_AT_ONCE = 500;

export type BulkAction = BulkJob['action'];

const FROM = 'from form_submissions s join forms f on f.id = s.form_id where';

/**
 * One statement for each action. The rows are locked in one order, so that two calls never wait for
 * each other, and their state is looked at again under the lock: of two that want the same row, one
 * gets it (T38). Times are cut to milliseconds, which is what a page key can name.
 */
const CHANGE: Readonly<Record<BulkAction, (picked: string) => string>> = {
  trash: (picked) => `
    with picked as (${picked})
    update form_submissions set deleted_at = date_trunc('milliseconds', now()), trashed_by = ?
    where id in (select id from picked) and deleted_at is null returning id`,
  restore: (picked) => `
    with picked as (${picked})
    update form_submissions set deleted_at = null, trashed_by = null
    where id in (select id from picked) and deleted_at is not null returning id`,
  delete: (picked) => `
    with picked as (${picked})
    delete from form_submissions where id in (select id from picked) returning id`,
};

/** Changes at most `limit` of the rows; foreign keys take along what hangs on a removed one (D-119). */
export async function changeRows(
  em: EntityManager,
  input: { action: BulkAction; rows: Condition; limit: number; jobId: string | null },
): Promise<string[]> {
  const { action, rows, limit, jobId } = input;
  const picked = `select s.id ${FROM} ${rows.sql} order by s.id limit ? for update of s`;
  const values = [...rows.values, limit, ...(action === 'trash' ? [jobId] : [])];
  const found = await em.execute<{ id: string }[]>(CHANGE[action](picked), values);
  return found.map(({ id }) => id);
}

/** The rows an action may touch: the person's own, of a selection, in the state the action starts from. */
export function rowsOf(actor: Pick<Actor, 'id'>, action: BulkAction, selection: BulkSelection): Condition {
  const own = ownedBy(actor);
  if ('trashedBy' in selection)
    return allOf(own, IN_TRASH, { sql: 's.trashed_by = ?', values: [selection.trashedBy] });
  const start = { trash: IN_INBOX, restore: IN_TRASH, delete: null }[action];
  if ('ids' in selection) return allOf(own, withIds(selection.ids), ...(start ? [start] : []));
  const { filter, inTrash, timeZone } = selection;
  return allOf(own, start ?? (inTrash ? IN_TRASH : IN_INBOX), matching(filter, timeZone));
}

/**
 * Changes what is selected: up to 500 rows at once, more as a job (T1: only the person's own).
 * @throws {ProblemError} `form.not_found`, `access.denied`; `submission.not_found` when none of the
 * named rows could be changed.
 */
export async function changeSubmissions(
  em: EntityManager,
  input: { actor: Actor; action: BulkAction; selection: BulkSelection },
): Promise<ChangeSubmissionsResponse> {
  const { actor, action, selection } = input;
  if ('filter' in selection) await assertOwnForm(em, actor, selection.filter.formId);
  const rows = rowsOf(actor, action, selection);
  const count = await countUpTo(em, rows, MAX_AT_ONCE + 1);
  if (count > MAX_AT_ONCE) {
    const job = await startBulkJob(em, { actor, action, selection, rows });
    return { ids: [], failed: [], job: presentBulkJob(job) };
  }
  const ids = await changeRows(em, { action, rows, limit: MAX_AT_ONCE, jobId: null });
  if (!('ids' in selection)) return { ids, failed: [], job: null };
  const changed = new Set(ids);
  const failed = [...new Set(selection.ids)].filter((id) => !changed.has(id));
  if (ids.length === 0) await refuse(em, actor, selection.ids);
  return { ids, failed, job: null };
}

/** Starts a job in the surrounding transaction. What comes in after this moment is none of its rows. */
export async function startBulkJob(
  em: EntityManager,
  input: { actor: Pick<Actor, 'id'>; action: BulkAction; selection: BulkSelection; rows: Condition },
): Promise<BulkJob> {
  const { actor, action, selection, rows } = input;
  const total = 'ids' in selection ? new Set(selection.ids).size : await countUpTo(em, rows, null);
  const job = em.create(BulkJob, { id: createId(), ownerId: actor.id, action, selection, total });
  await em.flush();
  await addJob(em, 'run_bulk_job', { jobId: job.id });
  return job;
}

async function countUpTo(em: EntityManager, rows: Condition, limit: number | null): Promise<number> {
  const sql = `select count(*)::int as count from (select 1 ${FROM} ${rows.sql} limit ?) found`;
  const [found] = await em.execute<{ count: number }[]>(sql, [...rows.values, limit]);
  return found?.count ?? 0;
}

/** A form that is somebody else's may be read at most; its submissions stay with its owner (D-170). */
async function assertOwnForm(em: EntityManager, actor: Actor, formId: string | undefined): Promise<void> {
  if (!formId) return;
  assertCan(actor, 'delete', await getForm(em, formsVisibleTo(actor), formId));
}

/** Nothing was changed: either the rows may only be read, or they are not there for this person (D-172). */
async function refuse(em: EntityManager, actor: Actor, ids: readonly string[]): Promise<never> {
  const others = { sql: 'f.user_id <> ?', values: [actor.id] };
  const readable = await countUpTo(em, allOf(visibleTo(actor), withIds(ids), others), 1);
  throw new ProblemError(readable > 0 ? 'access.denied' : 'submission.not_found');
}
