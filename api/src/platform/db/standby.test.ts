import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';
import { startPair, type PostgresPair } from '../../../../tests/support/postgres/startPair.ts';
import { startWorker } from '../../app/startWorker.ts';

test.each([
  ['behind one address', (pair: PostgresPair) => pair.database.connectionString],
  ['of several hosts', (pair: PostgresPair) => pair.severalHosts],
])(
  'E15 E10 when a standby takes the place of the primary %s, calls and jobs go on, and none was a 500',
  async (_case, addressOf) => {
    const pair = await startPair();
    const api = await startTestApi({}, { ...pair.database, connectionString: addressOf(pair) });
    const worker = await startWorker(api.deps, { restartMs: 50 });
    try {
      const owner = await api.signedIn({ formLimit: null });
      const seen = new Set<number>();
      const save = async () => {
        const { status } = await owner.post('/api/forms', { definition: createEmptyDefinition('Kept') });
        seen.add(status);
        return status;
      };
      const waiting = () => pair.database.query('select id from graphile_worker.jobs');
      expect(await save()).toBe(201);

      await pair.losePrimary();
      await expect.poll(save).toBe(503);
      // The look at a session writes when it was used: a standby cannot.
      await expect.poll(async () => (await owner.get('/api/auth/session')).status).not.toBe(500);

      await pair.promote();
      await expect.poll(save, { timeout: 20_000 }).toBe(201);
      await pair.database.query(`select graphile_worker.add_job('clean_up') from generate_series(1, 20)`);
      await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
      // Acknowledged writes exist.
      const { body } = await owner.get('/api/forms');
      expect(body.forms.length).toBeGreaterThanOrEqual(2);
      expect(seen).toEqual(new Set([201, 503]));
    } finally {
      await worker.stop();
      await api.stop();
    }
  },
  90_000,
);
