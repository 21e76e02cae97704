import { createEmptyDefinition } from '@inlay/sdk/model';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { startServerThatStarts } from '../../../../tests/support/postgres/startServerThatStarts.ts';
import { startWorker } from '../../app/startWorker.ts';
import { createPool } from './pool.ts';
import { QueuePool } from './queuePool.ts';

const api = useTestApi();
let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminConnectionString') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
});

/**
 * Simulates a fail-over: every connection breaks, and the address leads to a standby for a while. Connections
 * made meanwhile lead to the standby even afterwards.
 */
async function whileStandbyAnswers(work: () => Promise<void>): Promise<void> {
  const name = new URL(api.database.connectionString).pathname.slice(1);
  const database = pg.escapeIdentifier(name);
  await admin.query(`alter database ${database} set default_transaction_read_only = on`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  try {
    await work();
  } finally {
    await admin.query(`alter database ${database} reset default_transaction_read_only`);
  }
}

test('E4 E10 a signed-in call that a standby cannot answer is told to come again, and succeeds as soon as it can', async () => {
  const owner = await api.signedIn({ formLimit: 1_000 });
  const save = () => owner.post('/api/forms', { definition: createEmptyDefinition('After') });
  const use = async () => {
    await api.database
      .query(`update user_sessions set last_used_at = now() - interval '2 minutes'`)
      .catch(() => undefined);
    return owner.get('/api/auth/session');
  };
  await use();
  await whileStandbyAnswers(async () => {
    // The first responses report the broken connections.
    await expect.poll(async () => (await save()).status).toBe(503);
    const { status, headers, text } = await save();
    expect([status, headers.get('retry-after'), text.includes('read-only')]).toEqual([503, '2', false]);
  });
  await expect.poll(async () => (await save()).status).toBe(201);
  await expect.poll(async () => (await use()).status).toBe(200);
});

test('E6 E10 a worker that met a standby takes up what waits as soon as it can', async () => {
  const worker = await startWorker(api.deps, { restartMs: 50 });
  const client = new pg.Client({ connectionString: api.database.connectionString });
  try {
    await whileStandbyAnswers(() =>
      expect.poll(api.log, { timeout: 20_000 }).toContain('Failed to acquire job: cannot execute'),
    );
    await client.connect();
    await client.query(`select graphile_worker.add_job('clean_up')`);
    const waiting = () => client.query('select id from graphile_worker.jobs').then(({ rows }) => rows);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  } finally {
    await client.end();
    await worker.stop();
  }
}, 60_000);

test('E6 of a server that is just starting the job queue hears at once, and not after minutes', async () => {
  const server = await startServerThatStarts();
  const pool = createPool(server.connectionString, {
    size: 1,
    logger: pino({ level: 'silent' }),
    Class: QueuePool,
  });
  // With a code, graphile-worker would back off without an error.
  const failure = { message: 'The job queue has no connection', cause: { code: '57P03' } };
  await expect(pool.query('select 1')).rejects.toMatchObject(failure);
  await expect(pool.connect()).rejects.not.toHaveProperty('code');
  await pool.end();
  await server.stop();
});
