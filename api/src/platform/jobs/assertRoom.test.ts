import { expect, test } from 'vitest';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { MAX_AT_ONCE } from '../contract/index.ts';
import { assertRoom } from './assertRoom.ts';

const api = useTestApi({ databaseTimeouts: { ...WIDE_TIMEOUTS, lockMs: 200 } });

test('T33 TRASH-037 who orders two files or bulk actions at once is told that the other one is starting', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, inboxForm());
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', now(), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, $4::int)`,
    [form.id, owner.accountId, form.revisionId, MAX_AT_ONCE + 1],
  );
  const filter = { formId: form.id };
  const trash = () => owner.post('/api/submissions/trash', { filter });
  const order = () => owner.post('/api/exports', { format: 'csv', filter });
  const { accountId } = owner;
  const during = await inTransaction(api.deps.orm, async (em) => {
    await assertRoom(em, { among: 'bulk_jobs', accountId });
    await assertRoom(em, { among: 'exports', accountId });
    return [await trash(), await order()];
  });
  expect(during.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [429, 'bulk_job.starting'],
    [429, 'export.starting'],
  ]);
  expect(during[0]?.headers.get('retry-after')).toBe('2');
  expect([(await trash()).body.job.total, (await order()).status]).toEqual([MAX_AT_ONCE + 1, 202]);
});
