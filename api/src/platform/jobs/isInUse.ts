import type { PoolClient } from 'pg';

/** The application's name in transactions of background work that rests now and then: it waits for nothing meanwhile. */
export const RESTING = 'inlay resting';
/** Statements and transactions of others at this moment, in all processes: exports, searches, pages. */
const FIND_OTHERS = `
  select exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name not like 'citus%'
      and (state = 'active' or (state = 'idle in transaction' and application_name <> '${RESTING}'))) as found`;

/**
 * Whether anybody else needs the database at this moment: background work rests longer then.
 * @param client in a transaction as well, where the server would go on telling what it saw first.
 */
export async function isInUse(client: Pick<PoolClient, 'query'>): Promise<boolean> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ found: boolean }>(FIND_OTHERS);
  return rows[0]?.found ?? false;
}
