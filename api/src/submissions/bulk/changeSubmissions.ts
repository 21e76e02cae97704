import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  MAX_AT_ONCE,
  type BulkAction,
  type ChangeSubmissionsResponse,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { getForm } from '../../forms/getForm.ts';
import { assertCan, formAbilities, formsVisibleTo } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { assertRoom } from '../../platform/jobs/assertRoom.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { assertNotHeld } from '../holds/isHeld.ts';
import { submissionsVisibleTo } from '../policy.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import { timeZoneOf } from '../list/submissionFilter.ts';
import { BulkJob, type BulkSelection, type RowSelection } from '../../platform/entities/bulkJob.entity.ts';
import { changeRows, type AnnounceWork } from './changeRows.ts';
import { stillHaving } from './changeWork.ts';
import { presentBulkJob } from './presentBulkJob.ts';
import { countByForm, isRecorded, recordRows } from './recordRows.ts';
import { abilityFor, selectRows, type SelectedRows } from './selectRows.ts';
import { bulkChangeJob } from './runBulkJob.ts';

/**
 * Changes what is selected: up to 500 rows at once, more as a job (T1).
 * @throws {ProblemError} `form.not_found`, `access.denied`, `bulk_job.too_many`; `submission.not_found`,
 * `submission.value_used` or `submission.no_room` when none of the named rows could be changed.
 */
export async function changeSubmissions(
  em: EntityManager,
  input: {
    actor: Actor;
    action: BulkAction;
    selection: RowSelection;
    value?: string | null;
    /** Leaves every row alone whose status or assignee is another one by now. */
    from?: string | null | undefined;
    announceWork: AnnounceWork;
    /** For the audit log, which has moves to the trash, back and out of it. */
    source?: RequestSource;
  },
): Promise<ChangeSubmissionsResponse> {
  const { actor, action, value = null, from, announceWork, source = null } = input;
  const selection = withZone(actor, input.selection);
  if ('filter' in selection) await assertMay(em, actor, action, selection.filter.formId);
  const selected = await selectRows(em, { actor, action, selection });
  const rows = from === undefined ? selected : stillHaving(selected, action, from);
  if (action === 'delete') await assertNotHeld(em, rows.where);
  const count = await countRows(em, rows, MAX_AT_ONCE + 1);
  if (count > MAX_AT_ONCE) {
    await assertRoom(em, { among: 'bulk_jobs', accountId: actor.accountId });
    const total = 'ids' in selection ? new Set(selection.ids).size : await countRows(em, rows);
    // Recorded as it was asked for, once: each batch would be an entry of its own.
    if (isRecorded(action))
      await recordRows(em, { actor, source }, { action, rows: await countByForm(em, rows) });
    const job = await startBulkJob(em, { actor, action, selection, total, value });
    return { ids: [], failed: [], job: presentBulkJob(job), before: [] };
  }
  const change = { action, rows, limit: MAX_AT_ONCE, actorId: actor.id, value, job: null, announceWork };
  const { ids, before, byForm } = await changeRows(em, change);
  await recordRows(em, { actor, source }, { action, rows: byForm });
  if (!('ids' in selection)) return { ids, failed: [], job: null, before };
  const changed = new Set(ids);
  const failed = [...new Set(selection.ids)].filter((id) => !changed.has(id));
  if (ids.length === 0 && from === undefined) await refuse(em, actor, action, selection.ids);
  return { ids, failed, job: null, before };
}

/** Adds the actor's time zone: a job runs without their session. */
function withZone(actor: Actor, selection: RowSelection): RowSelection {
  if (!('filter' in selection)) return selection;
  const { filter } = selection;
  return { ...selection, filter: { ...filter, zone: timeZoneOf(actor, filter) } };
}

/** Starts a job in the surrounding transaction. Later submissions are not part of it. */
export async function startBulkJob(
  em: EntityManager,
  input: {
    actor: Pick<Actor, 'id' | 'accountId' | 'key'>;
    action: BulkAction;
    selection: BulkSelection;
    total: number;
    value?: string | null;
  },
): Promise<BulkJob> {
  const { actor, action, selection, total, value = null } = input;
  const job = em.create(BulkJob, {
    id: createId(),
    accountId: actor.accountId,
    createdBy: actor.id,
    key: actor.key,
    action,
    selection,
    value,
    total,
  });
  await em.flush();
  await addJob(em, bulkChangeJob, { jobId: job.id }, { account: actor.accountId });
  return job;
}

/** Counts rows, all of them or up to a limit. */
async function countRows(
  em: EntityManager,
  { where }: SelectedRows,
  limit: number | null = null,
): Promise<number> {
  const [found] = await run<{ count: number }>(
    em,
    sql`select count(*)::int as count from (
      select 1 from form_submissions s where ${where} limit ${limit}::bigint) found`,
  );
  return found?.count ?? 0;
}

async function assertMay(
  em: EntityManager,
  actor: Actor,
  action: BulkAction,
  formId: string | undefined,
): Promise<void> {
  if (!formId) return;
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, abilityFor(action), form);
}

/** Whether submissions have values of which their forms take one answer each. */
async function hasValue(em: EntityManager, ids: readonly string[]): Promise<boolean> {
  const found = await run(
    em,
    sql`select 1 from submission_values v
      join submission_values o on o.account_id = v.account_id and o.form_id = v.form_id
        and o.value_hash = v.value_hash and o.submission_id <> v.submission_id
      join form_submissions h on h.account_id = o.account_id and h.form_id = o.form_id and h.id = o.submission_id
      where v.submission_id = ${anyId(ids)} and h.deleted_at is null limit 1`,
  );
  return found.length > 0;
}

/**
 * Explains an empty change: the user may only read the rows, or may not see them (D-172), or others have their values
 * by now (EMBED-127).
 */
async function refuse(
  em: EntityManager,
  actor: Actor,
  action: BulkAction,
  ids: readonly string[],
): Promise<never> {
  const readable = { $and: [{ id: { $in: [...ids] } }, submissionsVisibleTo(actor, 'anywhere')] };
  const found = await em.find(Submission, readable, {
    fields: ['formId', 'deletedAt', 'spam'],
    limit: MAX_AT_ONCE,
  });
  const forms = await em.find(Form, { id: { $in: [...new Set(found.map(({ formId }) => formId))] } });
  const isRefused = forms.some((form) => !formAbilities(actor, form)[abilityFor(action)]);
  if (isRefused) throw new ProblemError('access.denied');
  const isUsed =
    action === 'restore' && found.length > 0 && found.every(({ deletedAt, spam }) => deletedAt && !spam);
  if (action === 'release' && found.some(({ spam }) => spam))
    throw new ProblemError((await hasValue(em, ids)) ? 'submission.value_used' : 'submission.no_room');
  throw new ProblemError(isUsed ? 'submission.value_used' : 'submission.not_found');
}
