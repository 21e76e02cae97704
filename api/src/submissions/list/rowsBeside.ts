import { sql, type Sql } from '../../platform/db/sql.ts';

/** Rows of another table that belong to submissions, such as marks: a filter asks whether a submission has one. */
export interface RowsBeside {
  /** The table, with its short name. */
  table: Sql;
  /** Which of its rows are meant. */
  where: Sql;
  submissionId: Sql;
  /** Form and time of the submission, where an index of the table has them; null otherwise. */
  inList: { formId: Sql; submittedAt: Sql } | null;
  /** Whether submissions with such a row match, or those without. */
  isWanted: boolean;
}

/** Submissions that have such a row, or have none, as a condition over `form_submissions s`. */
export function besideCondition(rows: RowsBeside): Sql {
  const has = sql`exists (select 1 ${ofSubmission(rows)})`;
  return rows.isWanted ? has : sql`not ${has}`;
}

/** The same, looked up one by one: the planner may read all of the table for an EXISTS. */
export function besideOneByOne(rows: RowsBeside): Sql {
  const one = sql`(select true ${ofSubmission(rows)} limit 1)`;
  return rows.isWanted ? sql`${one} is not null` : sql`${one} is null`;
}

const ofSubmission = ({ table, where, submissionId, inList }: RowsBeside): Sql => sql`from ${table}
  where ${submissionId} = s.id and ${inList ? sql`${inList.formId} = s.form_id` : sql`true`} and ${where}`;
