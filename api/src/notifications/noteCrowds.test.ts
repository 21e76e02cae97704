import { expect, test } from 'vitest';
import { mailedDefinition, useMailedForm } from '../../../tests/support/api/mailedForm.ts';
import { statementsOf } from '../../../tests/support/api/statementsOf.ts';
import { notifySubmissionsJob } from './notifySubmission.ts';

const scene = useMailedForm();
const { answer, runJobs, tell } = scene;
const recipients = () => scene.api.database.query('select recipient from mail_outbox');
const jobs = async (name: string) =>
  (await scene.api.database.query('select 1 from graphile_worker.jobs where task_identifier = $1', [name]))
    .length;

const notify = (submissionId: string | undefined) =>
  notifySubmissionsJob.perform(
    scene.api.deps,
    { submissions: [{ submissionId, formId: scene.form.id, referrer: null }] },
    { isLast: false, signal: AbortSignal.any([]) },
  );

test('T22 one job tells a crowd what the waiting jobs of its form name, and leaves those of other forms', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 10; at++) await answer();
  await runJobs();
  const other = await scene.api.buildForm(scene.owner, mailedDefinition);
  const sent: string[] = [];
  for (let at = 0; at < 4; at++) sent.push((await answer()).submissionId);
  await scene.owner.post('/api/submissions/trash', { ids: [sent[1]] });
  await answer({}, { form: other });
  expect(await jobs('notify_submissions')).toBe(5);
  await notify(sent[0]);
  expect(await jobs('notify_submissions')).toBe(1);
  const notices = await scene.api.database.query(
    `select submission_id, state from submission_notices where state <> 'mailed' order by submission_id`,
  );
  expect(notices).toEqual([0, 2, 3].map((at) => ({ submission_id: sent[at], state: 'waiting' })));
  const digests = await scene.api.database.query('select 1 from graphile_worker.jobs where key = $1', [
    `send_digest:${scene.form.id}`,
  ]);
  expect(digests).toHaveLength(1);
  await runJobs();
  expect(await recipients()).toHaveLength(11);
});

test('T22 what a form answers or calls for each submission, it does in a crowd as well', async () => {
  await tell('team@example.com');
  await scene.owner.post(`/api/forms/${scene.form.id}/webhooks`, { url: 'https://example.com/hook' });
  for (let at = 0; at < 12; at++) await answer();
  await runJobs();
  expect(await recipients()).toHaveLength(10);
  const deliveries = await scene.api.database.query('select submission_id from webhook_deliveries');
  expect(deliveries).toHaveLength(12);
});

test('the notices of a crowd cost the same however many submissions there are', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 10; at++) await answer();
  await runJobs();
  await scene.api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', now(), gen_random_uuid(), 'x', n::text from generate_series(1, 3000) n`,
    [scene.form.id, scene.owner.accountId, scene.form.revisionId],
  );
  const { submissionId } = await answer();
  // Beside the job, the process announces what came; those statements have parameters, which `explain` cannot fill in.
  const statements = (await statementsOf(() => notify(submissionId))).filter((text) => !text.includes('$1'));
  const plans = await Promise.all(
    statements.map((text) => scene.api.database.query<Record<'QUERY PLAN', string>>(`explain ${text}`)),
  );
  const lines = plans.flat().map((row) => row['QUERY PLAN']);
  expect(lines.join('\n')).toContain('Insert on submission_notices');
  expect(lines.filter((line) => line.includes('Scan on form_submissions'))).toEqual([]);
});

test('jobs of the previous release, which name no forms, are told one by one', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 12; at++) await answer();
  await scene.api.database.query(
    `update graphile_worker._private_jobs set payload = regexp_replace(payload::text, '"formId" : "[^"]*", ', '', 'g')::json`,
  );
  await runJobs();
  expect(await recipients()).toHaveLength(10);
  const notices = await scene.api.database.query(
    `select count(*)::int as count from submission_notices where state = 'waiting'`,
  );
  expect(notices).toEqual([{ count: 2 }]);
});
