import type { SubmissionFilter } from '../../platform/contract/index.ts';
import { jsonOrNull, plain } from '../../platform/db/jsonObject.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { OwnRows } from '../list/ownRows.ts';
import type { RowsBeside } from '../list/rowsBeside.ts';

/** The work on row `s`, for lists and details; a row without any is open and nobody's. */
export const workJoins = (own: OwnRows): Sql => sql`
  left join submission_work w on ${own('w')} and w.submission_id = s.id and w.form_id = s.form_id
  left join submission_statuses ws on ws.id = w.status_id and ws.account_id = w.account_id
  left join profiles wp on wp.user_id = w.assignee_id`;

const statusMembers = (name: Sql) => ({
  state: plain(sql`coalesce(w.state, 'open')`),
  status: jsonOrNull(sql`case when ws.id is not null
    then json_build_object('id', ws.id, 'name', ${name}, 'color', ws.color) end`),
});

/** The status in JSON for clients, as `statusShape` of the contract has it. */
export const PUBLIC_STATUS_MEMBERS = statusMembers(sql`coalesce(ws.public_name, ws.name)`);

/** The whole work in JSON, as `workShape` of the contract has it. */
export const WORK_MEMBERS = {
  ...statusMembers(sql`ws.name`),
  assignee: jsonOrNull(sql`case when w.assignee_id is not null
    then json_build_object('id', w.assignee_id, 'name', coalesce(nullif(wp.full_name, ''), wp.email, '')) end`),
};

/** Conditions on the work `w` of a row. */
export interface WorkFilter {
  /** What the work of a row must be, which an index has in the order of a list. */
  having: Sql[];
  /** What it must not be: most rows have none, so that a list is scanned. */
  lacking: Sql[];
}

/** The conditions of a filter on status and assignee. */
export function workFilter({ status, ownStatus, assignee }: SubmissionFilter): WorkFilter {
  const having: Sql[] = [];
  const lacking: Sql[] = [];
  if (status === 'open') lacking.push(sql`w.state in ('in_progress', 'done')`);
  else if (status === 'in_progress' || status === 'done') having.push(sql`w.state = ${sql.lit(status)}`);
  else if (status !== undefined) having.push(sql`w.status_id = ${status}`);
  if (ownStatus === 'none') lacking.push(sql`w.status_id is not null`);
  if (assignee === 'none') lacking.push(sql`w.assignee_id is not null`);
  else if (assignee !== undefined) having.push(sql`w.assignee_id = ${assignee}`);
  return { having, lacking };
}

const work = (where: Sql, isWanted: boolean, own: OwnRows): RowsBeside => ({
  table: sql`submission_work w`,
  where: sql`${own('w')} and ${where}`,
  submissionId: sql`w.submission_id`,
  inList: { formId: sql`w.form_id`, submittedAt: sql`w.submitted_at` },
  isWanted,
});

/** The same as rows beside submissions. */
export const workBeside = ({ having, lacking }: WorkFilter, own: OwnRows): RowsBeside[] => [
  ...having.map((condition) => work(condition, true, own)),
  ...lacking.map((condition) => work(condition, false, own)),
];
