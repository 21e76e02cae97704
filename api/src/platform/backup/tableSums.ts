import { escapeIdentifier, type Client, type ClientBase } from 'pg';
import { z } from 'zod';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for tables that are being written to (ms): whoever writes waits behind us. */
const LOCK_MS = 200;
const TRIES = 100;
const PAUSE_MS = 200;
/** Where the platform's tables lie. */
const SCHEMAS = ['public', 'graphile_worker'];

/** The rows of a table, counted and hashed in whatever order. */
export const tableSumSchema = z.object({ table: z.string(), rows: z.string(), sum: z.string() });
export type TableSum = z.output<typeof tableSumSchema>;

/**
 * Names a moment in the log, and sums all tables as they are at this moment, while others go on writing.
 *
 * All tables are locked against writes for an instant: what is committed before is in the log before the moment and in
 * the snapshot, and nothing else is in either.
 *
 * @param reader a connection without a transaction, which keeps the snapshot while it sums.
 * @returns null where the tables were never free.
 */
export async function sumAtMoment(
  client: ClientBase,
  reader: Client,
  moment: string,
): Promise<TableSum[] | null> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => name).join(', ');
  for (let turn = 0; turn < TRIES; turn += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${LOCK_MS}`);
      await client.query(`lock table ${names} in share mode`);
      await client.query('select pg_create_restore_point($1)', [moment]);
      await reader.query('begin isolation level repeatable read read only');
      await reader.query('select 1 from pg_class limit 1');
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      await reader.query('rollback');
      if (!(error instanceof Error) || !('code' in error) || !['55P03', '40P01'].includes(String(error.code)))
        throw error;
      await sleep(PAUSE_MS);
      continue;
    }
    const sums = await sumTables(reader);
    await reader.query('commit');
    return sums;
  }
  return null;
}

/** Sums the tables of a database as they are now, one after the other. */
export async function sumTables(client: ClientBase): Promise<TableSum[]> {
  await client.query(
    `set max_parallel_workers_per_gather = 0; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
     set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0`,
  );
  const sums: TableSum[] = [];
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<Omit<TableSum, 'table'>>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${name} t`,
    );
    if (rows[0]) sums.push({ table: name, ...rows[0] });
  }
  return sums;
}

/** Lists what has rows of its own; what a crash empties by design is left out. */
async function listTables(client: ClientBase): Promise<{ name: string }[]> {
  const { rows } = await client.query<{ schema: string; table: string }>(
    `select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows.map(({ schema, table }) => ({
    name: `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`,
  }));
}
