import type { Pool } from 'pg';
import { NIL } from 'uuid';
import { eachAccount } from '../../platform/db/eachAccount.ts';
import { isHiddenKey } from '../../submissions/exports/cells.ts';

/** A submission as files have it. */
export interface WarehouseRow {
  id: string;
  formId: string;
  accountId: string;
  revisionId: string;
  receiptCode: string;
  submittedAt: Date;
  language: string | null;
  answers: Readonly<Record<string, unknown>>;
}

/** A form with submissions of a day. */
export interface FormDay {
  formId: string;
  accountId: string;
  /** A day of UTC, such as 2026-11-22. */
  day: string;
}

/** Rows of one statement: well within its time-out. */
const ROWS_PER_READ = 5_000;

/** Submissions of a day in UTC outside the trash; `$1` = the day. */
const OF_DAY = `s.deleted_at is null and s.submitted_at >= $1::date::timestamp at time zone 'UTC'
  and s.submitted_at < ($1::date + 1)::timestamp at time zone 'UTC'`;

const FORMS = `
  select f.id as "formId", f.account_id as "accountId" from forms f
  where f.account_id = $2 and f.deleted_at is null and f.erased_at is null and (
    $3 or exists (select from form_submissions s where s.account_id = $2 and s.form_id = f.id and ${OF_DAY}))
  order by f.id`;

const REVISIONS = `
  select distinct s.revision_id as id from form_submissions s where s.account_id = $3 and s.form_id = $2 and ${OF_DAY}`;

/** In the order of the inbox's index; times as text keep their microseconds. */
const ROWS = `
  select s.id, s.form_id as "formId", s.account_id as "accountId", s.revision_id as "revisionId", s.receipt_code as "receiptCode", s.submitted_at as "submittedAt",
    s.submitted_at::text as at, s.language, s.submission_data as answers
  from form_submissions s
  where s.account_id = $3 and s.form_id = $2 and ${OF_DAY}
    and (s.submitted_at, s.id) > ($4::timestamptz, $5::uuid)
  order by s.submitted_at, s.id limit ${ROWS_PER_READ}`;

/**
 * Finds the forms with submissions of a day, account by account.
 * @param all also those that have none, or none any more.
 */
export async function* findFormDays(pool: Pool, day: string, all: boolean): AsyncGenerator<FormDay> {
  for await (const accountId of eachAccount(pool, 'forms')) {
    const { rows } = await pool.query<Omit<FormDay, 'day'>>(FORMS, [day, accountId, all]);
    for (const row of rows) yield { ...row, day };
  }
}

/** Finds the revisions that a form's submissions of a day answered. */
export async function findAnsweredRevisions(pool: Pool, form: FormDay): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(REVISIONS, [form.day, form.formId, form.accountId]);
  return rows.map(({ id }) => id).toSorted();
}

/** Reads a form's submissions of a day, oldest first, without hidden answers (D-106). */
export async function* readFormDay(pool: Pool, form: FormDay): AsyncGenerator<WarehouseRow> {
  const values = [form.day, form.formId, form.accountId];
  let [at, id]: [string, string] = ['-infinity', NIL];
  for (;;) {
    const { rows } = await pool.query<WarehouseRow & { at: string }>(ROWS, [...values, at, id]);
    for (const { at: _at, ...row } of rows) yield { ...row, answers: withoutHidden(row.answers) };
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_READ) return;
    ({ at, id } = last);
  }
}

const withoutHidden = (answers: WarehouseRow['answers']): WarehouseRow['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !isHiddenKey(key)));
