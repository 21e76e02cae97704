import pg from 'pg';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../../tests/support/mailServer.ts';
import { definition, field, store } from '../../../../tests/support/api/exportSamples.ts';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';
import { startWorker } from '../../app/startWorker.ts';

test('T33 NOTIF-001 a mail waits neither for exports nor for bulk work, however much of it there is', async () => {
  const api = await startTestApi();
  const mails = await startMailServer(api.deps.config);
  const blocker = new pg.Client({ connectionString: api.database.connectionString });
  await blocker.connect();
  const states = () => api.database.query('select distinct state from exports');
  try {
    // Six exports of two accounts that never end.
    for (const owner of [await api.signedIn(), await api.signedIn()]) {
      const form = await api.buildForm(owner, definition('Large', field('text', 'a', 'A')));
      await store(api, form, owner, [{ a: '1' }]);
      for (let count = 0; count < 3; count++) await owner.post('/api/exports', { format: 'csv', filter: {} });
    }
    await blocker.query('begin');
    await blocker.query('lock table form_revisions in access exclusive mode');
    const worker = await startWorker({ ...api.deps, findMailer: mails.findMailer });
    try {
      await expect.poll(states, { timeout: 10_000 }).toContainEqual({ state: 'running' });
      await api.database.query(
        `with mail as (
           insert into deliveries (id, channel, kind, recipient, subject, message, created_at)
           values (gen_random_uuid(), 'mail', 'test', 'a@example.com', 'Hello', '{"text": "Hello", "html": ""}', now()) returning id, account_id)
         select graphile_worker.add_job('send_mail', json_build_object('accountId', account_id, 'id', id)) from mail`,
      );
      await expect.poll(() => mails.received.length, { timeout: 10_000 }).toBe(1);
      expect(await states()).not.toContainEqual({ state: 'done' });
    } finally {
      await blocker.query('rollback');
      await worker.stop();
    }
  } finally {
    await blocker.end();
    await mails.close();
    await api.stop();
  }
});
