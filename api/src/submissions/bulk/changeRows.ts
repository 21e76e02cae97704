import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_TAGS } from '@inlay/sdk/model';
import type { BulkAction, ChangeSubmissionsResponse } from '../../platform/contract/index.ts';
import { allOf, run, sql, type Sql } from '../../platform/db/sql.ts';
import { proveErasures } from '../../platform/signed-log/proofs.ts';
import { settleQuotas } from '../../platform/jobs/settleQuotas.ts';
import { tellOfReleased, type ReleasedNews } from '../../platform/jobs/tellOfReleased.ts';
import { tellOfEdit, type EditNews } from '../../platform/jobs/tellOfEdit.ts';
import { removeUnusedTags } from '../annotations/tags.ts';
import { IS_HELD } from '../holds/isHeld.ts';
import type { OwnRows } from '../list/ownRows.ts';
import type { StoredSpam } from '../../platform/entities/submission.entity.ts';
import { isMark, type SelectedRows } from './selectRows.ts';
import { setAssignee, setStatus } from './changeWork.ts';
import { isRecorded, type RowsOfForm } from './recordRows.ts';
import { withRoom } from '../spam/withRoom.ts';
import { publishInboxChanges, type InboxChange } from './publishInboxChanges.ts';

/** Tells others of the status or assignee that this transaction has changed. */
export type AnnounceWork = (
  em: EntityManager,
  submissionIds: readonly string[],
  own: OwnRows,
) => Promise<void>;

/** Which rows are changed, in the order of their ids. */
interface RowChange {
  action: BulkAction;
  rows: SelectedRows;
  limit: number;
  actorId: string;
  /** The tag to add or remove, the status, or the assignee (null: nobody), for those actions. */
  value: string | null;
  /** The job of the change, and the last row before this batch. */
  job: { id: string; reachedId: string | null } | null;
  announceWork: AnnounceWork;
}

/** Result of a change. */
interface ChangedRows {
  ids: string[];
  /** The last examined row; null when there was none. */
  reachedId: string | null;
  /** True when there may be more behind it. */
  isFull: boolean;
  /** What is kept for an undo. */
  before: ChangeSubmissionsResponse['before'];
  /** Their number by form, for the audit log; empty for jobs, and for actions that it does not have. */
  byForm: RowsOfForm[];
}

/** Result row of a change statement. */
interface FoundRows {
  ids: string[];
  picked: number;
  reached: string | null;
  moved: InboxChange[];
  before: ChangedRows['before'];
  byForm: RowsOfForm[];
  /** Those that are gone, for the signed log. */
  gone: { id: string; accountId: string }[];
  /** Those that their visitors had withdrawn, and that are back. */
  regained: Omit<EditNews, 'type'>[];
  /** Those that left the Spam folder. */
  released: ReleasedNews[];
}

/** Actions that open lists hear of: rows leave the inbox, come back, or are worked on. */
const PUBLISHED: ReadonlySet<BulkAction> = new Set([
  'trash',
  'restore',
  'delete',
  'status',
  'assign',
  'spam',
  'release',
]);

/** Actions by which rows leave the count of quotas, or come back into it. */
const MOVES: ReadonlySet<BulkAction> = new Set(['trash', 'restore', 'delete', 'spam', 'release']);

/** Actions by which rows come back into the inbox. */
const RETURNS: ReadonlySet<BulkAction> = new Set(['restore', 'release']);

/** Actions whose statement has the rows that became another as `was`, with the value before. */
const UNDONE_BY_VALUE: ReadonlySet<BulkAction> = new Set(['status', 'assign', 'tag', 'untag']);

/** What is kept for an undo. A job marks only rows that were marked otherwise. */
function beforeOf({ action, job }: RowChange): Sql | null {
  if (UNDONE_BY_VALUE.has(action)) return sql`was`;
  return job && isMark(action) ? sql`(select id, null::text as value from changed) was` : null;
}

/** A change whose rows are those that its statement returns. */
const changing = (statement: Sql): Sql => sql`changed as (${statement})`;

/** What is stored of a submission that somebody of the account moves to the Spam folder. */
const MARKED = JSON.stringify({ score: 0, reasons: [{ signal: 'marked', weight: 0 }] } satisfies StoredSpam);

/**
 * SQL of each action for the rows `picked`, as parts of one statement; the last is `changed`. It locks rows
 * in one order, so that two requests never deadlock, and checks their state again under the lock: one of two
 * requests gets the row (T38). Times are cut to milliseconds, the precision of a page key.
 */
const CHANGE: Readonly<Record<BulkAction, (change: RowChange) => Sql>> = {
  trash: ({ job, rows: { own } }) =>
    changing(
      sql`update form_submissions set deleted_at = date_trunc('milliseconds', now()), trashed_by = ${job?.id ?? null}
       where ${own('form_submissions')} and id in (select id from picked) and deleted_at is null returning id`,
    ),
  restore: ({ rows: { own } }) =>
    changing(sql`update form_submissions set deleted_at = null, trashed_by = null, withdrawn_at = null
         where ${own('form_submissions')} and id in (select id from picked) and deleted_at is not null
           and spam is null and not exists (${usedBy(own)}) returning id`),
  // Without those that a hold keeps since the request.
  delete: ({ rows: { own } }) =>
    changing(
      sql`delete from form_submissions s where ${own('s')} and s.id in (select id from picked) and not ${IS_HELD} returning s.id`,
    ),
  spam: ({ job, rows: { own } }) =>
    changing(
      sql`update form_submissions set deleted_at = date_trunc('milliseconds', now()), trashed_by = ${job?.id ?? null},
         spam = ${MARKED}::jsonb
       where ${own('form_submissions')} and id in (select id from picked) and deleted_at is null returning id`,
    ),
  release: ({ rows: { own } }) =>
    changing(sql`update form_submissions set deleted_at = null, trashed_by = null, spam = null
         where ${own('form_submissions')} and id in (select id from picked) and spam is not null
           and not exists (${usedBy(own)}) returning id`),
  read: ({ actorId }) =>
    changing(
      sql`insert into submission_marks (user_id, submission_id, form_id, account_id, read_at)
       select ${actorId}::uuid, id, form_id, account_id, now() from picked
       on conflict on constraint submission_marks_pkey do update set read_at = excluded.read_at returning submission_id as id`,
    ),
  unread: ({ actorId, rows: { own } }) =>
    changing(
      sql`update submission_marks set read_at = null
       where ${own('submission_marks')} and user_id = ${actorId} and submission_id in (select id from picked) returning submission_id as id`,
    ),
  // Skips rows that have the maximum of tags.
  tag: ({ value: tag, rows: { own } }) =>
    sql`roomy as (
         select p.id, p.form_id, p.account_id from picked p where p.id not in (
           select st.submission_id from submission_tags st join tags t on t.account_id = st.account_id and t.id = st.tag_id
           where ${own('st')} and st.submission_id in (select id from picked) and lower(t.name) <> lower(${tag})
           group by st.submission_id having count(*) >= ${MAX_TAGS})
       ), was as materialized (
         select id, null::text as value from roomy where id not in (
           select st.submission_id from submission_tags st join tags t on t.account_id = st.account_id and t.id = st.tag_id
           where ${own('st')} and st.submission_id in (select id from roomy) and lower(t.name) = lower(${tag}))
       ), made as (
         insert into tags (id, account_id, name, created_at)
         select gen_random_uuid(), account_id, ${tag}, now() from (select distinct account_id from roomy) accounts
         on conflict (account_id, lower(name)) do update set name = tags.name returning id, account_id
       ), changed as (
         insert into submission_tags (submission_id, tag_id, form_id, account_id, created_at)
         select roomy.id, made.id, roomy.form_id, roomy.account_id, now() from roomy join made on made.account_id = roomy.account_id
         on conflict on constraint submission_tags_pkey do update set created_at = submission_tags.created_at
         returning submission_id as id)`,
  // Rows without it are as they should be.
  untag: ({ value: tag, rows: { own } }) =>
    sql`was as (
         delete from submission_tags st using tags t
         where ${own('st')} and t.account_id = st.account_id and t.id = st.tag_id and lower(t.name) = lower(${tag}) and st.submission_id in (select id from picked)
         returning st.submission_id as id, null::text as value
       ), changed as (select id from picked)`,
  status: setStatus,
  assign: setAssignee,
};

/**
 * What keeps a submission in the trash: another has the value by now of which its form takes one answer. Of several
 * that come back at once, the first one does.
 */
const usedBy = (own: OwnRows): Sql => sql`
  select from submission_values v
  join form_publishing p on p.account_id = v.account_id and p.form_id = v.form_id and p.unique_field = v.field_id
  join submission_values o on o.account_id = v.account_id and o.form_id = v.form_id and o.value_hash = v.value_hash
    and o.submission_id <> v.submission_id
  join form_submissions h on h.account_id = o.account_id and h.form_id = o.form_id and h.id = o.submission_id
  where ${own('v')} and v.account_id = form_submissions.account_id and v.form_id = form_submissions.form_id
    and v.submission_id = form_submissions.id
    and (h.deleted_at is null or (h.id in (select id from picked) and h.id < form_submissions.id))`;

/** Has those wait who take a value, until what comes back has its own. */
const lockValues = (em: EntityManager, own: OwnRows): Promise<unknown> =>
  run(
    em,
    sql`select 1 from forms f where ${own('f')} and f.id in (
        select p.form_id from form_publishing p where ${own('p')} and p.unique_field is not null)
      order by f.id for no key update`,
  );

/** Rows that left the inbox or came back into it, by form. */
const movedRows = (isBack: boolean): Sql => sql`coalesce((
  select json_agg(moved) from (
    select p.form_id as "formId", json_agg(p.id order by p.id) as ids from picked p join changed using (id)
    where (p.deleted_at is not null) = ${isBack} group by p.form_id
  ) moved), '[]')`;

/** Withdrawn rows that came back. */
const REGAINED = sql`coalesce((
  select json_agg(json_build_object('accountId', p.account_id, 'formId', p.form_id, 'id', p.id, 'version', p.version))
  from picked p join changed using (id) where p.withdrawn_at is not null), '[]')`;

/** Rows that are deleted. */
const GONE = sql`coalesce((
  select json_agg(json_build_object('id', p.id, 'accountId', p.account_id)) from picked p join changed using (id)), '[]')`;
/** Rows that left the Spam folder: what they would have caused, they cause now. */
const RELEASED = sql`coalesce((
  select json_agg(json_build_object('accountId', p.account_id, 'submissionId', p.id, 'referrer', p.spam ->> 'referrer')
    order by p.id)
  from picked p join changed using (id)), '[]')`;

/** Rows that were changed, counted by form. */
const COUNTED = sql`coalesce((
  select json_agg(counted) from (
    select p.account_id as "accountId", p.form_id as "formId", count(*)::int as count
    from picked p join changed using (id) group by 1, 2 order by 1, 2
  ) counted), '[]')`;

/**
 * Changes at most `limit` rows; foreign keys remove dependent rows too (D-119). Publishes the moves to open
 * inboxes (decision 095).
 */
export async function changeRows(em: EntityManager, change: RowChange): Promise<ChangedRows> {
  const { limit, job } = change;
  const isBack = RETURNS.has(change.action);
  if (isBack) await lockValues(em, change.rows.own);
  const after = [change.rows.where, ...(job?.reachedId ? [sql`s.id > ${job.reachedId}`] : [])];
  const rows = allOf(
    change.action === 'release' ? [...after, await withRoom(em, change, allOf(after))] : after,
  );
  const changed = CHANGE[change.action](change);
  const moved = PUBLISHED.has(change.action) ? movedRows(isBack) : sql`'[]'::json`;
  const was = beforeOf(change);
  const before = was
    ? sql`coalesce((
        select json_agg(groups) from (select value, json_agg(id) as ids from ${was} group by value) groups), '[]')`
    : sql`'[]'::json`;
  // A job is recorded as it is asked for.
  const byForm = isRecorded(change.action) && !job ? COUNTED : sql`'[]'::json`;
  const regained = change.action === 'restore' ? REGAINED : sql`'[]'::json`;
  const gone = change.action === 'delete' ? GONE : sql`'[]'::json`;
  const released = change.action === 'release' ? RELEASED : sql`'[]'::json`;
  const [found] = await run<FoundRows>(
    em,
    sql`with picked as (
       select * from (
         select s.id, s.account_id, s.form_id, s.submitted_at, s.deleted_at, s.withdrawn_at, s.version, s.spam
         from form_submissions s
         where ${rows} order by s.id limit ${limit} for update of s) as locked
     ), ${changed}
     select array(select id from changed order by id) as ids, (select count(*)::int from picked) as picked,
       (select id from picked order by id desc limit 1) as reached, ${moved} as moved,
       ${before} as before, ${released} as released, ${byForm} as "byForm", ${regained} as regained, ${gone} as gone`,
  );
  await proveErasures(em, found?.gone ?? []);
  await publishInboxChanges(em, change.action, found?.moved ?? []);
  if (MOVES.has(change.action)) await settleQuotas(em, found?.moved ?? []);
  for (const one of found?.regained ?? []) await tellOfEdit(em, { ...one, type: 'submission.updated' });
  await tellOfReleased(em, found?.released ?? []);
  const isWork = change.action === 'status' || change.action === 'assign';
  if (isWork && found) await change.announceWork(em, found.ids, change.rows.own);
  if (change.action === 'untag' && found) {
    await removeUnusedTags(em, change.rows.own, sql`lower(t.name) = lower(${change.value})`);
  }
  return {
    ids: found?.ids ?? [],
    reachedId: found?.reached ?? null,
    isFull: found?.picked === limit,
    before: found?.before ?? [],
    byForm: found?.byForm ?? [],
  };
}
