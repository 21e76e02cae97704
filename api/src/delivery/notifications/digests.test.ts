import { beforeEach, expect, test } from 'vitest';
import { plain } from '../../../../tests/support/mailServer.ts';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { notifySubmissionsJob } from './notifySubmission.ts';
import { sendDigest } from './sendDigest.ts';

const scene = useMailedForm();
const { answer, runJobs, tell } = scene;
const query = (sql: string, values: unknown[] = []) => scene.api.database.query(sql, values);
// Jobs that a test left behind would count as those of the next one.
beforeEach(() => query('delete from graphile_worker._private_jobs'));

const mails = async () => (await query(`select 1 from deliveries where channel = 'mail'`)).length;
const jobs = async (name: string) =>
  (await query('select 1 from graphile_worker.jobs where task_identifier = $1', [name])).length;
const notices = async (state: string) =>
  (await query('select 1 from submission_notices where state = $1', [state])).length;

/** Lets the form's open period end now, and sends its digest. */
async function endPeriod(): Promise<void> {
  await query('update digest_periods set ends_at = now() where told_at is null');
  await sendDigest(scene.api.deps, { formId: scene.form.id });
}

/** Adds rows to the form as if visitors had sent them. */
const seed = (count: number, submittedAt: string) =>
  query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at, deleted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{"name": "Earlier"}', ${submittedAt}, case when n = 1 then now() end,
       gen_random_uuid(), 'x', n::text
     from generate_series(1, $4::int) n returning id`,
    [scene.form.id, scene.owner.accountId, scene.form.revisionId, count],
  );

test('T22 above ten in ten minutes they are gathered into one digest', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 13; at++) await answer({ name: `Visitor ${at}` });
  await runJobs();
  expect(await mails()).toBe(10);
  const [digest] = await query(
    `select run_at > now() + interval '9 minutes' as is_later from graphile_worker.jobs where task_identifier = 'send_digest'`,
  );
  expect(digest).toEqual({ is_later: true });
  await sendDigest(scene.api.deps, { formId: scene.form.id });
  expect(await mails()).toBe(10);
  await endPeriod();
  await endPeriod();
  await runJobs();
  expect(scene.server.received).toHaveLength(11);
  const mail = plain(scene.server.received.at(-1));
  expect(mail).toMatch(/^Subject: 3 new submissions: Order <cake>/m);
  for (const at of [10, 11, 12]) expect(mail).toContain(`Visitor ${at}`);
  expect(mail).not.toContain('Visitor 9');
});

test('T22 what a digest will tell of needs no job, and what comes after the period has one again', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 11; at++) await answer();
  await runJobs();
  await answer();
  expect(await jobs('notify_submissions')).toBe(0);
  await query('update digest_periods set ends_at = now()');
  await answer({ name: 'Late' });
  expect(await jobs('notify_submissions')).toBe(1);
  await sendDigest(scene.api.deps, { formId: scene.form.id });
  await runJobs();
  expect(plain(scene.server.received.at(-1))).toMatch(/^Subject: 2 new submissions/m);
  await endPeriod();
  await runJobs();
  const mail = plain(scene.server.received.at(-1));
  expect(mail).toMatch(/^Subject: 1 new submission: /m);
  expect(mail).toContain('Late');
});

test('T22 a digest of more submissions than one statement counts is one mail that counts them all', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 11; at++) await answer({ name: `Visitor ${at}` });
  await runJobs();
  await seed(10_500, 'now()');
  await endPeriod();
  await runJobs();
  expect(scene.server.received).toHaveLength(11);
  const mail = plain(scene.server.received.at(-1));
  expect(mail).toMatch(/^Subject: 10500 new submissions: Order <cake>/m);
  // Once as text, once as HTML.
  expect(mail.match(/Earlier/g)).toHaveLength(2 * 50);
});

test('T22 a submission whose job is late joins the period that waits; what was told by mail is not told again', async () => {
  await tell('team@example.com');
  const [early] = await seed(2, `now() - interval '1 hour'`).then((rows) => rows.slice(1));
  for (let at = 0; at < 11; at++) await answer({ name: `Visitor ${at}` });
  await runJobs();
  await notifySubmissionsJob.perform(
    scene.api.deps,
    {
      submissions: [
        { accountId: scene.owner.accountId, submissionId: String(early?.['id']), referrer: null },
      ],
    },
    { isLast: false, signal: AbortSignal.any([]) },
  );
  await endPeriod();
  await runJobs();
  expect(plain(scene.server.received.at(-1))).toMatch(/^Subject: 2 new submissions/m);
});

test('T22 one job brings a crowd into a period without a transaction for each of it', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 10; at++) await answer();
  await runJobs();
  const sent = await seed(300, 'now()');
  await notifySubmissionsJob.perform(
    scene.api.deps,
    {
      submissions: sent.map(({ id }) => ({
        accountId: scene.owner.accountId,
        submissionId: String(id),
        referrer: null,
      })),
    },
    { isLast: false, signal: AbortSignal.any([]) },
  );
  expect(await mails()).toBe(10);
  expect(await notices('gathered')).toBeLessThanOrEqual(10);
  await endPeriod();
  await runJobs();
  expect(plain(scene.server.received.at(-1))).toMatch(/^Subject: 299 new submissions/m);
});

test('T22 what a form answers or calls for each submission, it does in a period as well', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 11; at++) await answer();
  await runJobs();
  await scene.owner.post(`/api/forms/${scene.form.id}/webhooks`, { url: 'https://example.com/hook' });
  for (let at = 0; at < 2; at++) await answer();
  await runJobs();
  expect(await mails()).toBe(10);
  expect(await query(`select 1 from deliveries where channel = 'webhook'`)).toHaveLength(2);
  await endPeriod();
  await runJobs();
  expect(plain(scene.server.received.at(-1))).toMatch(/^Subject: 3 new submissions/m);
});

test('T22 a period of one form is none of another', async () => {
  await tell('team@example.com');
  for (let at = 0; at < 11; at++) await answer();
  await runJobs();
  const other = await scene.api.buildForm(scene.owner, mailedDefinition);
  await answer({}, { form: other });
  await runJobs();
  expect(await mails()).toBe(11);
});

test('NOTIF-002 EMBED-045 while the master switch is off there is no job', async () => {
  await tell('team@example.com');
  await query('update profiles set notifications_enabled = false');
  await answer();
  expect(await jobs('notify_submissions')).toBe(0);
});
