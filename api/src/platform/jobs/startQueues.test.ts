import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';
import { PRODUCT_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { startWorker } from '../../app/startWorker.ts';

test('E1 a queue whose first poll fails is restarted and runs what waits; only the log says so', async () => {
  const printed = vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  const api = await startTestApi({ databaseTimeouts: PRODUCT_TIMEOUTS });
  const blocker = new pg.Client({ connectionString: api.database.connectionString });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table graphile_worker._private_tasks in access exclusive mode');
  const worker = await startWorker(api.deps, { restartMs: 50 });
  try {
    await expect.poll(api.log, { timeout: 30_000 }).toContain('failed; it is restarted');
    await blocker.query('commit');
    await api.database.query(`select graphile_worker.add_job('clean_up')`);
    const waiting = () => api.database.query('select task_identifier from graphile_worker.jobs');
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(printed).not.toHaveBeenCalled();
  } finally {
    printed.mockRestore();
    await blocker.end();
    await worker.stop();
    await api.stop();
  }
}, 90_000);
