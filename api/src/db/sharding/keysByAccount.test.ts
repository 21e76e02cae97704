import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { pageLoad, readFigures, WHOLE_YEAR } from '../../../../tests/support/api/analyticsSamples.ts';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { plain, startMailServer } from '../../../../tests/support/mailServer.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { sendMailJob } from '../../mail/sendMail.ts';
import { inTransaction } from '../inTransaction.ts';
import { findScatteredKeys, findScatteredReferences, type UniqueKey } from './findUnshardable.ts';
import { keysByAccount, type KeyChanges } from './keysByAccount.ts';
import { readForeignKeys, readKeys } from './readSchema.ts';

const API = resolve(import.meta.dirname, '../..');

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let keysBefore: UniqueKey[];
let changes: KeyChanges;
beforeAll(async () => {
  keysBefore = await readKeys(api.database);
  changes = keysByAccount(keysBefore, await readForeignKeys(api.database));
  for (const statement of changes.statements) await api.database.query(statement);
  owner = await api.signedIn();
  form = await api.buildForm(owner, inboxForm());
});

test('every key has its account then, and no reference leads to another node', async () => {
  expect(changes.blockers).toEqual([]);
  expect(findScatteredKeys(await readKeys(api.database))).toEqual([]);
  expect(findScatteredReferences(await readForeignKeys(api.database))).toEqual([]);
});

test('no statement and no function names one of these keys by its columns', async () => {
  const scattered = new Set(findScatteredKeys(keysBefore));
  const clauses = keysBefore
    .filter(({ name }) => scattered.has(name))
    .map(({ columns }) => `on conflict (${columns.join(', ')})`);
  expect(clauses).toContain('on conflict (form_id, idempotency_key)');
  const isSource = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|migrations\//.test(path);
  const sources = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(isSource);
  expect(sources.length).toBeGreaterThan(500);
  const functions = await api.database.query<{ name: string; text: string }>(
    `select proname::text as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const texts = [
    ...sources.map((name) => ({ name, text: readFileSync(join(API, name), 'utf8') })),
    ...functions,
  ];
  const found = texts.filter(({ text }) => clauses.some((clause) => text.includes(clause)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('a submission is stored once, and is read, marked, tagged and counted', async () => {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Ada' } };
  const send = () => api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  const [first, again] = [await send(), await send()];
  expect([first.status, again.body.submissionId]).toEqual([201, first.body.submissionId]);
  const id: string = first.body.submissionId;
  for (const read of [true, false, true])
    expect((await owner.put(`/api/submissions/${id}/marks`, { read })).status).toBe(204);
  for (const names of [['Cake'], ['Cake', 'Urgent']])
    expect((await owner.put(`/api/submissions/${id}/tags`, { names })).body.tags).toHaveLength(names.length);
  for (let load = 0; load < 2; load++)
    expect((await api.visitor().post(`/api/public/forms/${form.id}/visits`, pageLoad())).status).toBe(204);
  await api.deps.visits.flush();
  expect(await readFigures(owner, `${WHOLE_YEAR}&formId=${form.id}`)).toMatchObject({ views: 2 });
  expect((await owner.get(`/api/submissions?formId=${form.id}`)).body.submissions).toHaveLength(1);
});

test('a mail about a submission that is gone is removed instead of sent', async () => {
  const server = await startMailServer(api.deps.config);
  onTestFinished(() => server.close());
  const [kept, gone] = [
    await submitTo(api, form, { name: 'Ada' }),
    await submitTo(api, form, { name: 'Bob' }),
  ];
  await api.database.query('delete from mail_outbox');
  for (const submissionId of [kept, gone]) {
    const mail = { name: submissionId, email: 'ada@example.com', subject: 'Hello', message: 'Hi' };
    const to = { to: 'owner@example.com', replyTo: 'ada@example.com', platformName: 'Inlay' };
    await inTransaction(api.deps.orm, (em) => queueMail(em, 'contact_message', to, mail));
    await api.database.query(
      `update mail_outbox set account_id = $1, form_id = $2, submission_id = $3 where submission_id is null`,
      [owner.accountId, form.id, submissionId],
    );
  }
  await api.database.query('delete from form_submissions where id = $1', [gone]);
  const mails = () => api.database.query<{ id: string; state: string }>('select id, state from mail_outbox');
  expect(await mails()).toHaveLength(2);
  for (const { id } of await mails())
    await sendMailJob.perform(
      { ...api.deps, mailer: server.mailer },
      { mailId: id },
      { isLast: true, signal: AbortSignal.any([]) },
    );
  expect((await mails()).map(({ state }) => state)).toEqual(['sent']);
  expect(server.received).toHaveLength(1);
  expect(plain(server.received[0])).toContain(kept);
});
