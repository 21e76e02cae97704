import { checkLogJob, sealLogJob } from '../signedLog.ts';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});

test('ADMIN-051 the accounts by what they use, with what all use together', async () => {
  const person = await api.signedIn({ fullName: 'Busy Bee' });
  const form = await api.buildForm(person, createEmptyDefinition('Orders'));
  await api.database.query(
    `insert into form_stats_days (account_id, form_id, day, shard, submissions)
     select account_id, id, current_date - age, 0, 700 from forms, unnest(array[0, 29, 30, 400]) as age
     where id = $1`,
    [form.id],
  );
  const { body } = await admin.get('/api/admin/usage');
  expect(body.accounts[0]).toMatchObject({
    ownerName: 'Busy Bee',
    ownerEmail: person.email,
    formCount: 1,
    submissions: 1400,
    storedBytes: 0,
  });
  expect(body.submissions).toBeGreaterThanOrEqual(1400);
  expect((await person.get('/api/admin/usage')).status).toBe(403);
});

test('ADMIN-050 what was given up in the last days, by form and channel; what is held back or still tried is none', async () => {
  const person = await api.signedIn({ fullName: 'Ada' });
  const form = await api.buildForm(person, createEmptyDefinition('Orders'));
  const add = (state: string, age: string, more: { held?: string; error?: string } = {}) =>
    api.database.query(
      `insert into deliveries (id, channel, kind, recipient, account_id, form_id, state, attempts, queued_at,
         created_at, held_reason, last_error)
       select gen_random_uuid(), 'webhook', 'form.submitted', 'https://example.com', account_id, id, $2, 3, now(),
         now() - $3::interval, $4, $5 from forms where id = $1`,
      [form.id, state, age, more.held ?? null, more.error ?? null],
    );
  await add('failed', '2 days', { error: 'Older' });
  await add('failed', '1 hour', { error: 'Answered 500' });
  await add('failed', '8 days');
  await add('failed', '1 hour', { held: 'stopped' });
  await add('waiting', '1 hour');
  const { failures } = (await admin.get('/api/admin/failures')).body;
  expect(failures.filter((one: { form: { id: string } | null }) => one.form?.id === form.id)).toEqual([
    {
      channel: 'webhook',
      form: { id: form.id, title: 'Orders' },
      ownerName: 'Ada',
      ownerEmail: person.email,
      count: 2,
      lastError: 'Answered 500',
      lastAt: expect.any(String),
    },
  ]);
  expect((await person.get('/api/admin/failures')).status).toBe(403);
});

test('BACKUP-011 administrators see how scheduled backups stand, and nobody else does', async () => {
  expect((await admin.get('/api/admin/backup')).body).toEqual({
    to: null,
    nextAt: null,
    isLate: false,
    last: null,
    failure: null,
    shippedUntil: null,
  });
  const longAgo = '2026-01-01T02:31:00.000Z';
  const state = {
    plan: { to: '/mnt/backup', minute: 150 },
    last: { startedAt: longAgo, endedAt: longAgo, bytes: 5, isEncrypted: true },
    failure: { at: longAgo, reason: '/mnt/backup has no room left. [disk_full]' },
    shippedUntil: longAgo,
  };
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('backup_state', $1, now())`,
    [JSON.stringify(state)],
  );
  const { body } = await admin.get('/api/admin/backup');
  expect(body).toEqual({
    to: '/mnt/backup',
    nextAt: expect.stringMatching(/T02:30:00\.000Z$/),
    isLate: true,
    last: { endedAt: longAgo, bytes: 5, isEncrypted: true },
    failure: state.failure,
    shippedUntil: longAgo,
  });
  expect(Date.parse(body.nextAt)).toBeGreaterThan(Date.now());
  const person = await api.signedIn();
  expect((await person.get('/api/admin/backup')).status).toBe(403);
});

test('RCPT-020 administrators see how far the signed log came and what its check has found, and nobody else does', async () => {
  expect((await admin.get('/api/admin/signed-log')).body).toEqual({
    lastAt: null,
    isLate: true,
    check: null,
  });
  await sealLogJob.perform(api.deps, {}, { isLast: true, signal: new AbortController().signal });
  await checkLogJob.perform(api.deps, {}, { isLast: true, signal: new AbortController().signal });
  const { body } = await admin.get('/api/admin/signed-log');
  expect(body).toMatchObject({ lastAt: expect.stringMatching(/^20/), isLate: false, check: { misfits: 0 } });
  const [entry] = await api.database.query<{ entry: string }>('select max(entry) as entry from log_entries');
  await api.database.query('update log_entries set row_id = gen_random_uuid() where entry = $1', [
    entry!.entry,
  ]);
  await checkLogJob.perform(api.deps, {}, { isLast: true, signal: new AbortController().signal });
  const { misfits } = (await admin.get('/api/admin/signed-log')).body.check;
  expect(misfits).toBeGreaterThan(0);
  expect(api.log()).toContain('The signed log does not fit');
  const person = await api.signedIn();
  expect((await person.get('/api/admin/signed-log')).status).toBe(403);
});
