import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition, field, store } from '../../../tests/support/api/exportSamples.ts';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('DASH-021 a form tells its submissions outside the trash, be they few or many', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Many', field('text', 'a', 'A')));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code, search_text)
     select gen_random_uuid(), $1, $2, $3, '{}', timestamptz '2026-01-01' + n * interval '1 hour',
       gen_random_uuid(), '', n::text, '' from generate_series(1, 1100) n`,
    [form.id, owner.accountId, form.revisionId],
  );
  const told = async () => {
    const { body } = await owner.get('/api/forms');
    return [body.forms[0].submissionCount, body.forms[0].lastSubmissionAt];
  };
  expect(await told()).toEqual([1100, '2026-02-15T20:00:00.000Z']);
  const ids = await store(api, form, owner, [{ a: 'newest' }]);
  await owner.post('/api/submissions/trash', { ids });
  expect((await told())[0]).toBe(1100);
  await api.database.query(`update form_submissions set deleted_at = now() where receipt_code > '2'`);
  const { length: left } = await api.database.query(
    `select from form_submissions where form_id = $1 and deleted_at is null`,
    [form.id],
  );
  expect(left).toBeLessThan(1_000);
  expect((await told())[0]).toBe(left);
});
