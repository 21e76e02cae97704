import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { timed } from '../times.ts';

/** The database of one test file. */
export interface TestDatabase {
  /** Address for the application's role, which has no special rights. */
  connectionString: string;
  /** The same by the Unix socket, which costs both sides less than TCP; without one, the same as the other. */
  socketConnectionString: string;
  /** Runs SQL as the application's role, where no endpoint shows the data. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Removes it, also while connections are open. */
  drop(): Promise<void>;
}

/** A fresh database with the newest schema, copied from the run's template in some milliseconds. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase('inlay');

/** Creates an empty database. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const [connectionString, socketConnectionString] = [
    inject('templateConnectionString'),
    inject('templateSocketConnectionString'),
  ].map((address) => address.replace(/\/\w+(?=\?|$)/, `/${name}`)) as [string, string];
  await timed('making databases', () =>
    runAsAdmin(`create database ${name} template ${template} owner inlay strategy file_copy`),
  );
  const pool = new pg.Pool({ connectionString: socketConnectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    connectionString,
    socketConnectionString,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async drop() {
      await pool.end();
      await dropDatabase(name);
    },
  };
}

/** Number of checks for closing connections, and the pause between them, in ms. */
const LOOKS = 20;
const LOOK_MS = 10;

/** Pools end before their connections have; an error of one in between has no listener. */
const dropDatabase = (name: string): Promise<void> =>
  asAdmin(async (client) => {
    for (let look = 0; look < LOOKS; look++) {
      const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
      if (rows.length === 0) break;
      await wait(LOOK_MS);
    }
    await client.query(`drop database if exists ${name} with (force)`);
  });

const runAsAdmin = (sql: string): Promise<void> =>
  asAdmin(async (client) => {
    await client.query(sql);
  });

/** Does the same on every node; there is one server without a cluster. */
async function asAdmin(work: (client: pg.Client) => Promise<void>): Promise<void> {
  for (const connectionString of [inject('adminConnectionString'), ...inject('workerConnectionStrings')]) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}
