import type { Pool } from 'pg';
import { isHiddenKey } from '../exports/cells.ts';

/** A submission as files have it. */
export interface WarehouseRow {
  id: string;
  formId: string;
  accountId: string;
  revisionId: string;
  receiptCode: string;
  submittedAt: Date;
  answers: Readonly<Record<string, unknown>>;
}

/** A form with submissions of a day. */
export interface FormDay {
  formId: string;
  accountId: string;
  /** A day of UTC, such as 2026-11-22. */
  day: string;
}

/** Forms looked at in one statement. */
const FORMS_PER_READ = 500;
/** Rows of one statement: well within its time-out. */
const ROWS_PER_READ = 5_000;

/** Submissions of a day in UTC outside the trash; `$1` = the day. */
const OF_DAY = `s.deleted_at is null and s.submitted_at >= $1::date::timestamp at time zone 'UTC'
  and s.submitted_at < ($1::date + 1)::timestamp at time zone 'UTC'`;

const FORMS = `
  select f.id as "formId", f.account_id as "accountId" from forms f
  where f.id > $2 and f.deleted_at is null and f.erased_at is null
    and ($3 or exists (select from form_submissions s where s.form_id = f.id and ${OF_DAY}))
  order by f.id limit ${FORMS_PER_READ}`;

const REVISIONS = `
  select distinct s.revision_id as id from form_submissions s where s.form_id = $2 and ${OF_DAY}`;

/** In the order of the inbox's index; times as text keep their microseconds. */
const ROWS = `
  select s.id, s.form_id as "formId", s.account_id as "accountId", s.revision_id as "revisionId", s.receipt_code as "receiptCode", s.submitted_at as "submittedAt",
    s.submitted_at::text as at, s.submission_data as answers
  from form_submissions s
  where s.form_id = $2 and ${OF_DAY} and (s.submitted_at, s.id) > ($3::timestamptz, $4::uuid)
  order by s.submitted_at, s.id limit ${ROWS_PER_READ}`;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Finds the forms with submissions of a day, in the order of their ids.
 * @param all also those that have none, or none any more.
 */
export async function* findFormDays(pool: Pool, day: string, all: boolean): AsyncGenerator<FormDay> {
  let after = FIRST_ID;
  for (;;) {
    const { rows } = await pool.query<Omit<FormDay, 'day'>>(FORMS, [day, after, all]);
    for (const row of rows) yield { ...row, day };
    const last = rows.at(-1);
    if (!last || rows.length < FORMS_PER_READ) return;
    after = last.formId;
  }
}

/** Finds the revisions that a form's submissions of a day answered. */
export async function findAnsweredRevisions(pool: Pool, { formId, day }: FormDay): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(REVISIONS, [day, formId]);
  return rows.map(({ id }) => id).toSorted();
}

/** Reads a form's submissions of a day, oldest first, without hidden answers (D-106). */
export async function* readFormDay(pool: Pool, { formId, day }: FormDay): AsyncGenerator<WarehouseRow> {
  let [at, id] = ['-infinity', FIRST_ID];
  for (;;) {
    const { rows } = await pool.query<WarehouseRow & { at: string }>(ROWS, [day, formId, at, id]);
    for (const { at: _at, ...row } of rows) yield { ...row, answers: withoutHidden(row.answers) };
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_READ) return;
    ({ at, id } = last);
  }
}

const withoutHidden = (answers: WarehouseRow['answers']): WarehouseRow['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !isHiddenKey(key)));
