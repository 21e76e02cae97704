import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of one test file's own. */
export interface TestDatabase {
  connectionString: string;
  /** Runs SQL as the application's role, for what no endpoint shows. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A fresh database with the newest schema, copied from the run's template in some milliseconds. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase('inlay_template');

/** A fresh database with nothing in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<TestDatabase> {
  const templateAddress = inject('templateDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = templateAddress.replace(/\/[^/]*$/, `/${name}`);
  const maintenance = templateAddress.replace(/\/[^/]*$/, '/postgres');
  await runOnce(maintenance, `create database ${name} template ${template}`);
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    connectionString,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async drop() {
      await pool.end();
      await runOnce(maintenance, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
