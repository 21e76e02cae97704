import { beforeEach, expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { sendWaitingMails } from './sendWaitingMails.ts';

const api = useTestApi();
beforeEach(async () => {
  await api.database.query('delete from deliveries');
  await api.database.query('delete from graphile_worker._private_jobs');
});

const queue = () =>
  inTransaction(api.deps.orm, (em) =>
    queueMail(
      em,
      'contact_message',
      { to: 'owner@example.com', platformName: 'Inlay' },
      { name: 'Grace', email: 'grace@example.com', subject: 'Hello', message: 'Hi' },
    ),
  );
/** Jobs that a worker could take, with the minutes until then. */
const jobs = () =>
  api.database.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - now()) / 60)::int as minutes
     from graphile_worker._private_jobs where locked_at is null and attempts < max_attempts`,
  );

test('D-124 a mail between two attempts is tried now, one without a job gets one', async () => {
  await queue();
  await api.database.query(`update graphile_worker._private_jobs set run_at = now() + interval '5 hours'`);
  await sendWaitingMails(api.deps);
  expect(await jobs()).toEqual([{ minutes: 0 }]);
  await api.database.query('delete from graphile_worker._private_jobs');
  await sendWaitingMails(api.deps);
  expect(await jobs()).toEqual([{ minutes: 0 }]);
});

test('D-124 a mail that is being sent is not sent a second time beside it', async () => {
  await queue();
  await api.database.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'`,
  );
  await sendWaitingMails(api.deps);
  expect(await jobs()).toEqual([{ minutes: 2 }]);
});
