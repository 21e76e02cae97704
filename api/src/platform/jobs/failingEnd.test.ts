import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';
import { PRODUCT_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { PLATFORM_ACCOUNT_ID } from '../entities/account.entity.ts';
import type { Mailer } from '../mail/mailer.ts';
import { startWorker } from '../../app/startWorker.ts';

/** A mailer whose sending ends, well or badly, on the test's command. */
function createSlowMailer() {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const mailer: Mailer = {
    send: () => {
      begun.resolve();
      return answer.promise;
    },
    verify: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { mailer, begun: begun.promise, ...answer };
}

test.each(['done', 'failed'] as const)(
  'E6 a job that is %s while nobody can say so takes nothing down: the queue starts anew and goes on',
  async (end) => {
    const api = await startTestApi({ databaseTimeouts: PRODUCT_TIMEOUTS });
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
    process.prependListener('unhandledRejection', onUnhandled);
    const { mailer, begun, resolve, reject } = createSlowMailer();
    const worker = await startWorker(
      { ...api.deps, findMailer: () => Promise.resolve(mailer) },
      { restartMs: 50 },
    );
    const blocker = new pg.Client({ connectionString: api.database.connectionString });
    await blocker.connect();
    const jobs = () => api.database.query('select task_identifier from graphile_worker.jobs');
    try {
      const mailId = crypto.randomUUID();
      await api.database.query(
        `insert into deliveries (id, channel, kind, recipient, subject, message, created_at)
         values ($1, 'mail', 'test', 'a@example.com', 'Hello', '{"text": "Hello", "html": ""}', now())`,
        [mailId],
      );
      await api.database.query(`select graphile_worker.add_job('send_mail', $1::json)`, [
        JSON.stringify({ accountId: PLATFORM_ACCOUNT_ID, id: mailId }),
      ]);
      await begun;
      await blocker.query('begin');
      await blocker.query('lock table graphile_worker._private_jobs in access exclusive mode');
      if (end === 'done') resolve();
      else reject(new Error('The mail server is away.'));
      await expect.poll(api.log, { timeout: 30_000 }).toContain('has ended and is started again');
      await blocker.query('commit');
      await api.database.query(`select graphile_worker.add_job('clean_up')`);
      // A failed job stays in the queue, to be retried.
      const left = end === 'done' ? [] : [{ task_identifier: 'send_mail' }];
      await expect.poll(jobs, { timeout: 30_000 }).toEqual(left);
      expect(unhandled).toEqual([]);
    } finally {
      await blocker.end();
      await worker.stop();
      await wait(0);
      process.off('unhandledRejection', onUnhandled);
      await api.stop();
    }
  },
  90_000,
);
