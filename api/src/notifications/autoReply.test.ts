import { createEmptyDefinition, createField, type FormDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { plain, startMailServer, type TestMailServer } from '../../../tests/support/mailServer.ts';
import { runWaitingJobs } from '../jobs/startWorker.ts';

const definition: FormDefinition = {
  ...createEmptyDefinition('Order <cake>'),
  textHandling: 'as_typed',
  fields: [
    { ...createField('text'), id: 'name', label: 'Your name' },
    { ...createField('email'), id: 'mail', label: 'Email' },
  ],
};

let api: TestApi;
let server: TestMailServer;
let owner: TestPerson;
let form: { id: string; revisionId: string };
beforeAll(async () => {
  api = await startTestApi();
  server = await startMailServer(api.deps.config);
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  server.received.length = 0;
  await api.database.query('delete from users');
  await api.database.query('delete from mail_outbox');
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});
afterAll(async () => {
  await server.close();
  await api.stop();
});

const answer = async (answers: Record<string, string>) => {
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers,
  });
  expect(sent.status).toBe(201);
};
const runJobs = () => runWaitingJobs({ ...api.deps, mailer: server.mailer });
const setAutoReply = (autoReply: unknown) => owner.patch(`/api/forms/${form.id}`, { autoReply });
const REPLY = {
  isOn: true,
  subject: 'Thank you, {your name}',
  text: 'Dear {Your name},\n\nwe have {Email} and {nothing}.',
};

test('T22 the automatic answer: filled in, escaped, to the first email answer', async () => {
  expect((await setAutoReply(REPLY)).body.autoReply).toEqual(REPLY);
  await answer({ name: 'Ada <3\r\nBcc: x@evil.example', mail: 'Ada@Example.com' });
  await runJobs();
  expect(server.received).toHaveLength(1);
  const mail = plain(server.received[0]);
  expect(mail).toMatch(/^To: ada@example.com/m);
  expect(mail).toMatch(/^Subject: Thank you, Ada <3/m);
  expect(mail.slice(0, mail.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('Ada &lt;3');
  expect(mail).toContain('{nothing}');
  await answer({ name: 'Ada' });
  await setAutoReply({ ...REPLY, isOn: false });
  await answer({ name: 'Ada', mail: 'eve@example.com' });
  await runJobs();
  expect(server.received).toHaveLength(1);
});

test('T22 one answer a day per form and address, three over the platform', async () => {
  for (let at = 0; at < 5; at++) {
    form = await api.buildForm(owner, definition);
    await setAutoReply(REPLY);
    await answer({ name: 'Ada', mail: 'ada@example.com' });
    await answer({ name: 'Ada', mail: 'ADA@example.com' });
  }
  await runJobs();
  expect(server.received).toHaveLength(3);
});

test('an automatic answer needs an email field, a subject and a text', async () => {
  const fields = [{ ...createField('text'), id: 'name' }];
  form = await api.buildForm(owner, { ...definition, fields });
  const refused = await setAutoReply(REPLY);
  expect([refused.status, refused.body.error.issues[0].code]).toEqual([400, 'no_email_field']);
  expect((await setAutoReply({ ...REPLY, subject: ' ' })).status).toBe(400);
  expect((await setAutoReply({ ...REPLY, text: 'x'.repeat(5_001) })).status).toBe(400);
  expect((await setAutoReply(null)).body.autoReply).toBeNull();
});
