import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of one test file's own. */
export interface TestDatabase {
  /** Of the application's role, which has no special rights. */
  connectionString: string;
  /** Runs SQL as the application's role, for what no endpoint shows. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Removes it, also while connections are open. */
  drop(): Promise<void>;
}

/** A fresh database with the newest schema, copied from the run's template in some milliseconds. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase('inlay');

/** A fresh database with nothing in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = inject('templateConnectionString').replace(/\/[^/]*$/, `/${name}`);
  await runAsAdmin(`create database ${name} template ${template} owner inlay strategy file_copy`);
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    connectionString,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async drop() {
      await pool.end();
      await runAsAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

async function runAsAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminConnectionString') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
