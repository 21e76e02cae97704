import type { EntityManager } from '@mikro-orm/postgresql';
import type { BulkAction } from '../contract/index.ts';
import { allOf, sql, type Sql } from '../db/sql.ts';

/** Which rows are changed, in the order of their ids. */
interface RowChange {
  action: BulkAction;
  rows: Sql;
  limit: number;
  actorId: string;
  /** The job that does it, and the row it came to before. */
  job: { id: string; reachedId: string | null } | null;
}

/** What became of them. */
interface ChangedRows {
  ids: string[];
  /** The last row that was looked at; null when there was none. */
  reachedId: string | null;
  /** True when there may be more behind it. */
  isFull: boolean;
}

/**
 * One statement for each action. The rows are locked in one order, so that two calls never wait for
 * each other, and their state is looked at again under the lock: of two that want the same row, one
 * gets it (T38). Times are cut to milliseconds, which is what a page key can name.
 */
const CHANGE: Readonly<Record<BulkAction, (change: RowChange) => Sql>> = {
  trash: ({ job }) =>
    sql(
      `update form_submissions set deleted_at = date_trunc('milliseconds', now()), trashed_by = ?
       where id in (select id from picked) and deleted_at is null returning id`,
      job?.id ?? null,
    ),
  restore: () =>
    sql(`update form_submissions set deleted_at = null, trashed_by = null
         where id in (select id from picked) and deleted_at is not null returning id`),
  delete: () => sql('delete from form_submissions where id in (select id from picked) returning id'),
  read: ({ actorId }) =>
    sql(
      `insert into submission_marks (user_id, submission_id, read_at) select ?::uuid, id, now() from picked
       on conflict (user_id, submission_id) do update set read_at = excluded.read_at returning submission_id as id`,
      actorId,
    ),
  unread: ({ actorId }) =>
    sql(
      `update submission_marks set read_at = null
       where user_id = ? and submission_id in (select id from picked) returning submission_id as id`,
      actorId,
    ),
};

/** Changes at most `limit` of the rows; foreign keys take along what hangs on a removed one (D-119). */
export async function changeRows(em: EntityManager, change: RowChange): Promise<ChangedRows> {
  const { limit, job } = change;
  const rows = allOf([change.rows, ...(job?.reachedId ? [sql('s.id > ?', job.reachedId)] : [])]);
  const changed = CHANGE[change.action](change);
  const [found] = await em.execute<{ ids: string[]; picked: number; reached: string | null }[]>(
    `with picked as (
       select s.id from form_submissions s where ${rows.text} order by s.id limit ? for update of s
     ), changed as (${changed.text})
     select array(select id from changed order by id) as ids, (select count(*)::int from picked) as picked,
       (select id from picked order by id desc limit 1) as reached`,
    [...rows.values, limit, ...changed.values],
  );
  return { ids: found?.ids ?? [], reachedId: found?.reached ?? null, isFull: found?.picked === limit };
}
