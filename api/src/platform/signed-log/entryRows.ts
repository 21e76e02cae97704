import type { EntryKind } from '../entities/logEntry.entity.ts';
import type { Entry } from './entry.ts';
import type { Queries } from './signingKeys.ts';

const SELECT = `
  select entry::float8 as entry, kind, account_id as "accountId", form_id as "formId", row_id as "rowId", row_at as at,
    version, digest, salt, mac
  from log_entries`;

/** Writes entries in one statement. */
export async function insertEntries(database: Queries, entries: readonly Entry[]): Promise<void> {
  const column = <Value>(valueOf: (entry: Entry) => Value): Value[] => entries.map(valueOf);
  await database.query(
    `insert into log_entries (entry, kind, account_id, form_id, row_id, row_at, version, digest, salt, mac)
     select * from unnest($1::bigint[], $2::text[], $3::uuid[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::int[],
       $8::bytea[], $9::bytea[], $10::bytea[])`,
    [
      column(({ entry }) => entry),
      column(({ kind }) => kind),
      column(({ accountId }) => accountId),
      column(({ formId }) => formId),
      column(({ rowId }) => rowId),
      column(({ at }) => at),
      column(({ version }) => version),
      column(({ digest }) => digest),
      column(({ salt }) => salt),
      column(({ mac }) => mac),
    ],
  );
}

/** Lists the entries from one to another, in order. */
export async function listEntries(database: Queries, first: number, last: number): Promise<Entry[]> {
  const { rows } = await database.query<Entry>(`${SELECT} where entry between $1 and $2 order by entry`, [
    first,
    last,
  ]);
  return rows;
}

/** Lists the entries of some rows, the oldest first. */
export async function entriesOf(database: Queries, rowIds: readonly string[]): Promise<Map<string, Entry[]>> {
  const { rows } = await database.query<Entry>(`${SELECT} where row_id = any($1) order by entry`, [rowIds]);
  return Map.groupBy(rows, ({ rowId }) => rowId);
}

/** Returns those of some rows that have an entry of such a kind. */
export async function loggedOf(
  database: Queries,
  rowIds: readonly string[],
  kinds: readonly EntryKind[],
): Promise<Set<string>> {
  if (rowIds.length === 0) return new Set();
  const { rows } = await database.query<{ id: string }>(
    'select distinct row_id as id from log_entries where row_id = any($1) and kind = any($2)',
    [rowIds, kinds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Removes the salts of rows that are gone: nobody can try whether a content is theirs. */
export async function forgetSalts(database: Queries, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length > 0)
    await database.query('update log_entries set salt = null where row_id = any($1) and salt is not null', [
      rowIds,
    ]);
}
