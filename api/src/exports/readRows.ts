import { upgradeFormDefinition, type Answers } from '@inlay/sdk/model';
import type { PoolClient } from 'pg';
import { allOf, numbered, type Condition } from '../submissions/submissionFilter.ts';
import { layOutColumns, type AskedFields, type ExportColumns } from './columns.ts';
import { EXPORT_FROM } from './exportRows.ts';

/** Rows fetched at once: all that is in memory. */
const BATCH = 500;
/** How long one statement of an export may take, in milliseconds. */
const STATEMENT_MS = 120_000;

/** One submission as an export needs it. */
export interface ExportRow {
  id: string;
  form_id: string;
  title: string;
  revision_id: string;
  answers: Answers;
  receipt_code: string;
  submitted_at: Date;
  date: string;
  time: string;
}

/** The client's own time-out is for requests; an export is none. */
const slow = (text: string, values: readonly unknown[] = []) => ({
  text,
  values: [...values],
  query_timeout: STATEMENT_MS,
});

/** Everything below sees the same moment, however long it takes. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(`set local statement_timeout = ${STATEMENT_MS}`);
  await client.query('set local idle_in_transaction_session_timeout = 60000');
}

/** What the rows of an export have been asked: see `layOutColumns`. */
export async function findColumns(
  client: PoolClient,
  rows: Condition,
  isOneForm: boolean,
): Promise<ExportColumns> {
  const revisions = await client.query<{
    form_id: string;
    id: string;
    is_current: boolean;
    definition: unknown;
  }>(
    slow(
      numbered(`
        with answered as (select distinct s.form_id, s.revision_id ${EXPORT_FROM} ${rows.sql})
        select r.form_id, r.id, r.id = f.current_revision_id as is_current, r.definition
        from form_revisions r join forms f on f.id = r.form_id
        where r.id in (select revision_id from answered)
          or (r.id = f.current_revision_id and f.id in (select form_id from answered))
        order by f.created_at, f.id, r.number desc`),
      rows.values,
    ),
  );
  const keys = await client.query<{ form_id: string; key: string }>(
    slow(
      numbered(`
        select distinct s.form_id, jsonb_object_keys(s.submission_data) as key
        ${EXPORT_FROM} ${rows.sql} order by 1, 2`),
      rows.values,
    ),
  );
  const keysOfForm = new Map<string, string[]>();
  for (const { form_id: formId, key } of keys.rows) {
    keysOfForm.set(formId, [...(keysOfForm.get(formId) ?? []), key]);
  }
  return layOutColumns(
    revisions.rows.map((row): AskedFields => ({
      formId: row.form_id,
      revisionId: row.id,
      isCurrent: row.is_current,
      fields: upgradeFormDefinition(row.definition).fields,
    })),
    keysOfForm,
    isOneForm,
  );
}

/** The rows, newest first, through a cursor of the server's: constant memory for any number of them. */
export async function* readRows(
  client: PoolClient,
  rows: Condition,
  timeZone: string,
): AsyncGenerator<ExportRow[]> {
  const zoned = { sql: '', values: [timeZone, timeZone] };
  const { values } = allOf(zoned, rows);
  await client.query(
    slow(
      numbered(`
        declare exported no scroll cursor for
        select s.id, s.form_id, f.title, s.revision_id, s.submission_data as answers, s.receipt_code,
          s.submitted_at, to_char(s.submitted_at at time zone ?, 'YYYY-MM-DD') as date,
          to_char(s.submitted_at at time zone ?, 'HH24:MI:SS') as time
        ${EXPORT_FROM} ${rows.sql} order by s.submitted_at desc, s.id desc`),
      values,
    ),
  );
  for (;;) {
    const { rows: batch } = await client.query<ExportRow>(slow(`fetch ${BATCH} from exported`));
    if (batch.length === 0) return;
    yield batch;
  }
}
