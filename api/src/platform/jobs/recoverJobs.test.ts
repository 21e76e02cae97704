import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { recoverIfAlone, WORKER_NAME } from './recoverJobs.ts';
import { defineJob } from './defineJob.ts';
import { startQueues } from './startQueues.ts';
import { z } from 'zod';

const api = useTestApi();
const holders = async () =>
  (await api.database.query<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs')).map(
    ({ locked_by }) => locked_by,
  );
beforeEach(() => api.database.query('delete from graphile_worker._private_jobs'));

test('E1 a start gives back what a killed worker held, at once, but nothing while another worker is alive', async () => {
  await api.database.query(`select graphile_worker.add_job('clean_up')`);
  await api.database.query(
    `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`,
  );
  const other = new pg.Client({
    connectionString: api.database.connectionString,
    application_name: WORKER_NAME,
  });
  await other.connect();
  onTestFinished(() => other.end().catch(() => undefined));
  await recoverIfAlone(api.deps.queuePool);
  expect(await holders()).toEqual(['killed']);
  await other.end();
  // The server notices a moment later.
  await expect
    .poll(async () => {
      await recoverIfAlone(api.deps.queuePool);
      return holders();
    })
    .toEqual([null]);
});

test('a stop waits for jobs no longer than it may, and releases those that go on', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const endless = defineJob({
    name: 'endless',
    payload: z.object({}),
    queue: 'bulk',
    run: () => {
      begun.resolve();
      return end.promise;
    },
  });
  const queues = await startQueues([endless], api.deps, { stopMs: 50 });
  await api.database.query(`select graphile_worker.add_job('endless', '{}')`);
  await begun.promise;
  expect(await holders()).toEqual([expect.any(String)]);
  await queues.stop();
  expect(await holders()).toEqual([null]);
  end.resolve();
});
