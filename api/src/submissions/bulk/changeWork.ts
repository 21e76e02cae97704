import { WORK_STATES, type BulkAction } from '../../platform/contract/index.ts';
import { allOf, sql, type Sql } from '../../platform/db/sql.ts';
import type { SelectedRows } from './selectRows.ts';

interface WorkChange {
  /** The status by its name or id, or the assignee. */
  value: string | null;
  actorId: string;
  rows: SelectedRows;
}

/** The work of each row before the change: statements of one WITH see the rows as they were. */
const beforeOf = ({ own }: SelectedRows): Sql =>
  sql`left join submission_work w on ${own('w')} and w.submission_id = p.id and w.form_id = p.form_id`;

/** Leaves of some rows those whose status or assignee is still what was set; tags and marks are either there or not. */
export function stillHaving(rows: SelectedRows, action: BulkAction, set: string | null): SelectedRows {
  if (action !== 'status' && action !== 'assign') return rows;
  const work = (column: Sql): Sql => sql`(
    select ${column} from submission_work w
    where ${rows.own('w')} and w.submission_id = s.id and w.form_id = s.form_id)`;
  const isStill =
    action === 'status'
      ? sql`coalesce(${work(sql`coalesce(w.status_id::text, w.state)`)}, 'open') = ${set}`
      : sql`${work(sql`w.assignee_id::text`)} is not distinct from ${set}::text`;
  return { ...rows, where: allOf([rows.where, isStill]) };
}

/**
 * Sets the status of the rows `picked`, and notes each change (decision 350). `was`: rows with another
 * status before. An own status is one of the row's
 * account; rows of other accounts do not change.
 */
export function setStatus({ value, actorId, rows }: WorkChange): Sql {
  const isBuiltIn = WORK_STATES.some((state) => state === value);
  const status = isBuiltIn
    ? sql`select a.account_id, null::uuid as id, ${value}::text as state, ${value}::text as said
        from (select distinct account_id from picked) a`
    : sql`select account_id, id, state, name as said from submission_statuses st where ${rows.own('st')} and st.id = ${value}`;
  return sql`status as (${status}),
    was as (
      select p.*, st.said, coalesce(w.status_id::text, w.state, 'open') as value
      from picked p join status st on st.account_id = p.account_id ${beforeOf(rows)}
      where coalesce(w.state, 'open') <> st.state or w.status_id is distinct from st.id),
    entry as (
      insert into submission_entries (id, form_id, account_id, submission_id, author_id, kind, text, created_at)
      select gen_random_uuid(), form_id, account_id, id, ${actorId}::uuid, ${isBuiltIn ? 'state' : 'status'}, said,
        now() from was),
    changed as (
      insert into submission_work
        (submission_id, form_id, account_id, submitted_at, state, status_id, changed_at)
      select p.id, p.form_id, p.account_id, p.submitted_at, st.state, st.id, now()
      from picked p join status st on st.account_id = p.account_id
      on conflict (submission_id, form_id, account_id) do update
        set state = excluded.state, status_id = excluded.status_id, changed_at = excluded.changed_at
      returning submission_id as id)`;
}

/** Assigns the rows `picked` to a member of their account, or to nobody, and notes each change. */
export function setAssignee({ value, actorId, rows }: WorkChange): Sql {
  const person =
    value === null
      ? sql`select distinct account_id, null::uuid as id, '' as said from picked`
      : sql`select m.account_id, m.user_id as id, coalesce(nullif(pr.full_name, ''), pr.email, '') as said
          from account_members m left join profiles pr on pr.user_id = m.user_id
          where ${rows.own('m')} and m.user_id = ${value}`;
  return sql`person as (${person}),
    was as (
      select p.*, a.said, w.assignee_id::text as value
      from picked p join person a on a.account_id = p.account_id ${beforeOf(rows)}
      where w.assignee_id is distinct from a.id),
    entry as (
      insert into submission_entries (id, form_id, account_id, submission_id, author_id, kind, text, created_at)
      select gen_random_uuid(), form_id, account_id, id, ${actorId}::uuid, 'assignee', said, now() from was),
    changed as (
      insert into submission_work (submission_id, form_id, account_id, submitted_at, assignee_id, changed_at)
      select p.id, p.form_id, p.account_id, p.submitted_at, a.id, now()
      from picked p join person a on a.account_id = p.account_id
      on conflict (submission_id, form_id, account_id) do update
        set assignee_id = excluded.assignee_id, changed_at = excluded.changed_at
      returning submission_id as id)`;
}
