import { sql, type Sql } from '../../platform/db/sql.ts';
import type { CellKind } from './cellKind.ts';

/** Titles of the columns about the work on submissions, behind date and time (SUBM-084). */
export const WORK_TITLES = ['Status', 'Assignee', 'Comments'] as const;
export const WORK_KINDS = [null, null, 'number'] as const satisfies readonly CellKind[];

const work = (value: Sql, joins: Sql): Sql => sql`(select ${value} from submission_work w ${joins}
  where w.account_id = s.account_id and w.submission_id = s.id and w.form_id = s.form_id)`;

/** The name of the status of row `s`, of its assignee (null: nobody), and how many comments it has. */
export const WORK_VALUES = {
  status: sql`coalesce(${work(
    sql`coalesce(ws.name, case w.state when 'in_progress' then 'In progress' when 'done' then 'Done' end)`,
    sql`left join submission_statuses ws on ws.id = w.status_id and ws.account_id = w.account_id`,
  )}, 'Open')`,
  assignee: work(
    sql`coalesce(nullif(p.full_name, ''), p.email)`,
    sql`join profiles p on p.user_id = w.assignee_id`,
  ),
  comments: sql`(select count(*) from submission_comments c
    where c.account_id = s.account_id and c.submission_id = s.id and c.form_id = s.form_id)`,
};

/** The cells of row `s` below `WORK_TITLES`. */
export const WORK_CELLS: readonly Sql[] = [
  WORK_VALUES.status,
  sql`coalesce(${WORK_VALUES.assignee}, '')`,
  sql`${WORK_VALUES.comments}::text`,
];
