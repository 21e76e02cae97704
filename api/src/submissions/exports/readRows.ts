import { upgradeFormDefinition, type Answers } from '@inlay/sdk/model';
import type { PoolClient } from 'pg';
import { slow } from '../../platform/db/slowStatements.ts';
import { idArray, sql } from '../../platform/db/sql.ts';
import { answersIn } from '../visibility/answerVisibility.ts';
import { visibleForm } from '../visibility/visibleForm.ts';
import { IN_INBOX } from '../list/submissionFilter.ts';
import { isHiddenKey, type AskedFields, type RowColumns } from './cells.ts';
import type { FileAt } from './fileCells.ts';
import { layOutColumns, type ExportColumns, type KeysOfForms } from './columns.ts';
import type { ExportScope } from './selectExport.ts';
import { WORK_CELLS } from './workCells.ts';

/** Rows of the first fetch, whose size is unknown. */
const FIRST_BATCH = 100;
/** Most rows of one fetch. */
const MOST_ROWS = 2_000;
/** Approximate size of the answers in memory, in characters. */
const BATCH_CHARACTERS = 1_000_000;

/** A submission of an export. */
export interface ExportRow {
  id: string;
  formId: string;
  revisionId: string;
  /** The stored JSON. */
  answers: string;
  date: string;
  time: string;
  /** Cells about the work on it; empty where they are not asked for. */
  work: readonly string[];
}

/**
 * Finds the revisions that the rows answered, and each form's present one. One row of each revision is enough, so the
 * rows are not scanned.
 */
export async function findRevisions(client: PoolClient, scope: ExportScope): Promise<AskedFields[]> {
  const { rows, own, titles, isOneForm, isNamed } = scope;
  const concerned = isOneForm
    ? sql`true`
    : sql`exists (select 1 from form_submissions s where s.form_id = f.id and ${rows})`;
  // Asked in the order of the index: for `=` the planner scans the table where few revisions share many rows.
  const isAnswered = isNamed
    ? sql`exists (select 1 from form_submissions s where s.revision_id = r.id and ${rows})`
    : sql`r.id = (select s.revision_id from form_submissions s
        where ${own('s')} and s.revision_id >= r.id and ${IN_INBOX} order by s.revision_id limit 1)`;
  const revisions = await client.query<{
    form_id: string;
    id: string;
    is_current: boolean;
    definition: unknown;
  }>(
    slow(
      sql`select r.form_id, r.id, r.id = f.current_revision_id as is_current, r.definition
       from form_revisions r join forms f on f.id = r.form_id
       where f.id = any(${idArray([...titles.keys()])}::uuid[]) and ${concerned} and (r.id = f.current_revision_id or ${isAnswered})
       order by f.created_at, f.id, r.number desc`,
    ),
  );
  return revisions.rows.map((row): AskedFields => ({
    formId: row.form_id,
    revisionId: row.id,
    isCurrent: row.is_current,
    ...visibleForm(upgradeFormDefinition(row.definition), scope.visibility),
  }));
}

/**
 * Lays out the columns of a table (see `layOutColumns`).
 * @param input.strayKeys keys of answers that no revision asked for, by form.
 * @param input.countsRows for a table beside sheets with the rows of repeating groups.
 */
export async function findColumns(
  client: PoolClient,
  scope: ExportScope,
  input: { revisions: readonly AskedFields[]; strayKeys: KeysOfForms; countsRows: boolean; fileAt: FileAt },
): Promise<ExportColumns> {
  const { revisions, strayKeys, countsRows, fileAt } = input;
  const { isOneForm } = scope;
  const rows: RowColumns = countsRows ? 'counted' : { most: await findMostRows(client, scope, revisions) };
  return layOutColumns(revisions, strayKeys, { isOneForm, rows, fileAt });
}

/** Finds the largest number of rows of each repeating group. */
async function findMostRows(
  client: PoolClient,
  { rows }: ExportScope,
  revisions: readonly AskedFields[],
): Promise<Map<string, number>> {
  const groups = new Set(revisions.flatMap(({ outline }) => outline?.repeats.map(({ id }) => id) ?? []));
  if (groups.size === 0) return new Map();
  const found = await client.query<{ id: string; most: number }>(
    slow(
      sql`select g.id, max(jsonb_array_length(s.submission_data -> g.id)) as most
       from form_submissions s, jsonb_array_elements_text(${JSON.stringify([...groups])}::jsonb) as g(id)
       where ${rows} and jsonb_typeof(s.submission_data -> g.id) = 'array' group by g.id`,
    ),
  );
  return new Map(found.rows.map(({ id, most }) => [id, most]));
}

/** Finds answers of one form that no revision has a field for. Visitors cannot send those, imports may. */
export async function findStrayKeys(
  client: PoolClient,
  { rows, titles, visibility }: ExportScope,
  columns: ExportColumns,
): Promise<KeysOfForms> {
  // A reader of some answers sees those fields only.
  if (visibility.fields) return new Map();
  const known = [...columns.asked, ...columns.keys.map(({ key }) => key)];
  const found = await client.query<{ key: string }>(
    slow(
      // Few rows have any; only those are expanded.
      sql`with asked as materialized (
         select array(select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)) as keys),
       stray as materialized (
         select s.submission_data - (select keys from asked) as answers from form_submissions s
         where s.submission_data - (select keys from asked) <> '{}' and ${rows})
       select distinct jsonb_object_keys(answers) as key from stray`,
    ),
  );
  const keys = found.rows.map(({ key }) => key).filter((key) => !isHiddenKey(key));
  const [formId = ''] = titles.keys();
  return new Map(keys.length > 0 ? [[formId, new Set(keys)]] : []);
}

type RawRow = [string, string, string, string, string, string, ...string[]];

/** Reads the rows, newest first, through a cursor: constant memory for any number of rows. */
export async function* readRows(client: PoolClient, scope: ExportScope): AsyncGenerator<ExportRow[]> {
  const { rows, timeZone, visibility, hasWork } = scope;
  const work = hasWork ? sql`, ${sql.join(WORK_CELLS)}` : sql``;
  await client.query(
    slow(
      sql`declare exported no scroll cursor for
       select s.id::text, s.form_id::text, s.revision_id::text, ${answersIn(visibility)}::text,
         to_char(s.submitted_at at time zone ${timeZone}, 'YYYY-MM-DD'),
         to_char(s.submitted_at at time zone ${timeZone}, 'HH24:MI:SS')${work}
       from form_submissions s where ${rows} order by s.submitted_at desc, s.id desc`,
    ),
  );
  for (let count = FIRST_BATCH; ;) {
    const fetched = await client.query<RawRow>({
      ...slow(sql`fetch ${sql.lit(count)} from exported`),
      rowMode: 'array',
    });
    if (fetched.rows.length === 0) break;
    yield fetched.rows.map(toRow);
    const characters = fetched.rows.reduce((sum, row) => sum + row[3].length, 0) / fetched.rows.length;
    count = Math.min(Math.max(Math.floor(BATCH_CHARACTERS / (characters + 1)), 10), MOST_ROWS);
  }
  await client.query('close exported');
}

const toRow = ([id, formId, revisionId, answers, date, time, ...work]: RawRow): ExportRow => ({
  id,
  formId,
  revisionId,
  answers,
  date,
  time,
  work,
});

/** Parses the answers of a row. */
export const answersOf = (row: ExportRow): Answers => JSON.parse(row.answers) as Answers;
