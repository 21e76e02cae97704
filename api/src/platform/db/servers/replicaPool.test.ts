import { createEmptyDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../../../tests/support/api/testApi.ts';
import { startPair, type PostgresPair } from '../../../../../tests/support/postgres/startPair.ts';

let pair: PostgresPair;
let api: TestApi;
beforeAll(async () => {
  pair = await startPair();
  await pair.database.query('create table notes (id int)');
  api = await startTestApi({ databaseReadUrl: pair.standbyUrl }, pair.database);
});
afterAll(() => api.stop());

/** Writes to the primary, then reads where the platform reads lists. */
async function writeAndRead() {
  // Test servers acknowledge before the log is flushed; a platform refuses such a server.
  await pair.database.query('begin; set local synchronous_commit = on; insert into notes values (1); commit');
  const [{ count } = { count: 0 }] = await pair.database.query<{ count: number }>(
    'select count(*)::int as count from notes',
  );
  const { rows } = await api.deps.reads.query<{ isReplica: boolean; missing: number }>(
    'select pg_is_in_recovery() as "isReplica", $1 - count(*)::int as missing from notes',
    [count],
  );
  return rows[0];
}

/** A figure as Prometheus reads it. */
async function figure(name: string): Promise<number> {
  const { text } = await api.deps.metrics.read();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('E15 a replica answers reads with all that was committed before them; while it is behind, the primary does', async () => {
  await expect.poll(writeAndRead).toEqual({ isReplica: true, missing: 0 });
  await pair.setReplay('paused');
  expect(await writeAndRead()).toEqual({ isReplica: false, missing: 0 });
  expect(await figure('inlay_replica_lag_bytes')).toBeGreaterThan(0);
  expect(await figure('inlay_replica_fallbacks')).toBeGreaterThan(0);

  const owner = await api.signedIn();
  const { id } = await api.buildForm(owner, createEmptyDefinition('New'));
  const inbox = await owner.get(`/api/submissions?formId=${id}`);
  const figures = await owner.get(`/api/analytics?from=2026-01-01&to=2026-01-31&formId=${id}`);
  expect([inbox.status, figures.status]).toEqual([200, 200]);

  await pair.setReplay('running');
  await expect.poll(writeAndRead, { timeout: 10_000 }).toEqual({ isReplica: true, missing: 0 });
});

test('E15 without its replica the platform reads from the primary', async () => {
  await pair.loseStandby();
  await expect
    .poll(() => writeAndRead().catch(() => null), { timeout: 10_000 })
    .toEqual({ isReplica: false, missing: 0 });
});
