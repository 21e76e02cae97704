import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../tests/support/api/testApi.ts';
import { SENDER_CHANNELS } from '../platform/contract/index.ts';
import { JOBS } from './jobs.ts';
import { runWaitingJobs } from './startWorker.ts';

const api = useTestApi();

const SOURCE = { hash: 'a'.repeat(32), ipAddress: null, userAgent: 'Browser' };
const ID = '01890000-0000-7000-8000-000000000001';
const PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g';

/** Payloads as a queue may still hold them while processes are replaced. A name or a property here is only added to. */
const STORED: Record<string, object> = {
  sign_up: {
    wish: { email: 'ada@example.com', passwordHash: PASSWORD_HASH, fullName: 'Ada', source: SOURCE },
  },
  resend_confirmation: { email: 'ada@example.com' },
  mail_password_reset: { email: 'ada@example.com', source: SOURCE },
  client_sign_up: {
    wish: {
      email: 'c@example.com',
      passwordHash: PASSWORD_HASH,
      name: null,
      companyName: null,
      source: SOURCE,
    },
  },
  mail_client_comments: { accountId: ID, formId: ID },
  mail_client_news: {},
  mail_client_password_reset: { email: 'c@example.com', source: SOURCE },
  mail_browser_link: { realm: 'client', email: 'c@example.com' },
  send_mail: { accountId: ID, id: ID },
  send_waiting_mails: {},
  purge_edge: { formId: ID },
  notify_submissions: { submissions: [{ accountId: ID, submissionId: ID, referrer: null }] },
  send_digest: { formId: ID },
  add_weekly_reports: {},
  send_weekly_report: { userId: ID, formId: ID, monday: '2026-11-23' },
  send_client_weekly: { clientId: ID, monday: '2026-11-23' },
  add_recurring_exports: {},
  run_recurring_export: { userId: ID, formId: ID, start: '2026-11-23' },
  send_webhook: { accountId: ID, id: ID },
  ...Object.fromEntries(SENDER_CHANNELS.map((channel) => [`send_${channel}`, { accountId: ID, id: ID }])),
  export_warehouse: {},
  recover_jobs: {},
  check_log: {},
  seal_log: {},
  clean_up: {},
  back_up: {},
  remove_unused_logo: { name: 'a.webp' },
  follow_brand_kit: { accountId: ID, kitId: ID, userId: ID },
  give_brand_kit_to_all: { accountId: ID, kitId: ID, userId: ID },
  restore_looks: { accountId: ID, kitId: ID, userId: ID },
  run_bulk_job: { jobId: ID },
  run_export: { exportId: ID },
  run_model_draft: { draftId: ID },
  erase_form: { formId: ID, accountId: ID },
  erase_person: { erasureId: ID },
  forget_erased: {},
  tell_of_form: {
    accountId: ID,
    formId: ID,
    id: ID,
    type: 'form.published',
    time: '2026-11-30T09:00:00.000Z',
    revisionId: ID,
    reason: null,
  },
  close_form: { accountId: ID, formId: ID },
  open_form: { accountId: ID, formId: ID },
  settle_quotas: { accountId: ID, formId: ID, submissionIds: [ID] },
  tell_of_edit: { accountId: ID, formId: ID, id: ID, version: 2, type: 'submission.updated' },
  send_invitations: {},
  carry_over_invited: {},
  end_hook: { accountId: ID, webhookId: ID },
  work_sender: { accountId: ID, senderId: ID },
  empty_trash: {},
  remove_exports: {},
  sweep_unfinished: {},
  index_submissions: {},
  check_stats: {},
  count_values: { accountId: ID, formId: ID },
  count_results: {},
  check_results: {},
  check_upload: { id: '01900000-0000-7000-8000-000000000001' },
  remove_files: {},
  remove_unused_pictures: {},
  build_result_blocks: {},
  tell_of_waiting_files: {},
};

const jobs = () =>
  api.database
    .query(`select task_identifier as name, attempts, max_attempts as "maxAttempts", last_error as error
    from graphile_worker.jobs order by 1`);
const add = (name: string, payload: object) =>
  api.database.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)]);

test('every job that may be stored is understood', async () => {
  expect(JOBS.map(({ name }) => name).sort()).toEqual(Object.keys(STORED).sort());
  for (const [name, payload] of Object.entries(STORED)) await add(name, payload);
  await runWaitingJobs(api.deps);
  expect(await jobs()).toEqual([]);
  expect(await api.database.query(`select full_name from profiles where full_name = 'Ada'`)).toHaveLength(1);
});

test('a job with a payload that does not parse is given up at once, kept, and logged without its values', async () => {
  await add('send_mail', { accountId: ID, id: 'ada@example.com' });
  await runWaitingJobs(api.deps);
  const givenUp = { name: 'send_mail', attempts: 1, maxAttempts: 1, error: 'id: invalid_format' };
  expect(await jobs()).toEqual([givenUp]);
  await runWaitingJobs(api.deps);
  expect(await jobs()).toEqual([givenUp]);
  const line = api
    .log()
    .split('\n')
    .find((entry) => entry.includes('invalid payload'));
  expect(line).toContain('send_mail');
  expect(line).not.toContain('ada@example.com');
});

test('the times of every job are ones that graphile-worker reads: without them no worker starts', () => {
  const timed = JOBS.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron.match }] : []));
  expect(timed.length).toBeGreaterThan(5);
  expect(parseCronItems(timed)).toHaveLength(timed.length);
});
