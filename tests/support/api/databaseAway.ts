import pg from 'pg';
import { inject } from 'vitest';
import type { TestApi } from './testApi.ts';

/** Does something while the platform has no connection to its database, and may open none. */
export async function whileDatabaseIsAway(
  { database }: Pick<TestApi, 'database'>,
  work: () => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminConnectionString') });
  await admin.connect();
  const name = new URL(database.connectionString).pathname.slice(1);
  const allowConnections = (most: number) =>
    admin.query(`alter database ${pg.escapeIdentifier(name)} connection limit ${most}`);
  try {
    await allowConnections(0);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await work();
  } finally {
    await allowConnections(-1);
    await admin.end();
  }
}
