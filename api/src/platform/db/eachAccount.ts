import type { Pool } from 'pg';
import { NIL } from 'uuid';

/**
 * Names the accounts that have rows in a table, by their ids. Each is looked up when the work on the one before is done:
 * what is about all accounts then names one in every statement, and of a cluster one node answers (decision 292).
 */
export async function* eachAccount(pool: Pool, table: string): AsyncGenerator<string> {
  const next = `select account_id as id from ${table} where account_id > $1 order by account_id limit 1`;
  for (let last: string = NIL; ;) {
    const { rows } = await pool.query<{ id: string }>(next, [last]);
    if (!rows[0]) return;
    last = rows[0].id;
    yield last;
  }
}
