import pg from 'pg';
import { expect } from 'vitest';
import type { TestApi } from './testApi.ts';
import type { TestResponse } from './testClient.ts';

/**
 * Sends calls that write to a table so that none writes before all of them are about to, or wait for one another: what
 * they looked up before has grown old then.
 */
export async function callAtOnce(
  { database }: Pick<TestApi, 'database'>,
  table: string,
  calls: readonly (() => Promise<TestResponse>)[],
): Promise<TestResponse[]> {
  const blocker = new pg.Client({ connectionString: database.connectionString });
  await blocker.connect();
  try {
    await blocker.query('begin');
    await blocker.query(`lock table ${table} in share mode`);
    const answers = Promise.all(calls.map((call) => call()));
    const waiting = `select pid from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    // A delayed write of the platform itself, such as a count of views, may wait as well.
    await expect
      .poll(async () => (await blocker.query(waiting)).rowCount)
      .toBeGreaterThanOrEqual(calls.length);
    await blocker.query('commit');
    return await answers;
  } finally {
    await blocker.end();
  }
}
