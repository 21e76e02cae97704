import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { callAtOnce } from '../../../../tests/support/api/callAtOnce.ts';
import { peopleAround, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { MAX_REPLY_TEMPLATES } from '../../platform/contract/index.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi({ smtpUrl: 'smtp://127.0.0.1:1' });
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  await api.liftSubmitLimits();
  owner = await api.signedIn();
  form = await api.buildForm(
    owner,
    withFields(createEmptyDefinition('Cakes'), [{ ...createField('text'), id: 'contact' }]),
  );
});

const reply = { subject: 'Your cake', text: 'It is ready.\n\nCome by.' };

test('SUBM-078 a reply goes to the visitor’s address, answers to its author, and stays beside the submission', async () => {
  const id = await submitTo(api, form, { contact: ' ada@visitor.example ' });
  const { status, body } = await owner.post(`/api/submissions/${id}/replies`, reply);
  expect(status).toBe(201);
  const kept = [{ kind: 'reply', ...reply, address: 'ada@visitor.example' }];
  expect(body.entries).toMatchObject(kept);
  expect((await owner.get(`/api/submissions/${id}`)).body.entries).toMatchObject(kept);
  const mail = await api.lastMail('ada@visitor.example');
  expect(mail).toMatchObject({ kind: 'reply', subject: 'Your cake' });
  expect(mail.text).toContain('Come by.');
  const [sent] = await api.database.query(
    `select message ->> 'replyTo' as reply_to from deliveries where recipient = $1`,
    ['ada@visitor.example'],
  );
  expect(sent).toEqual({ reply_to: owner.email });
});

test('SUBM-078 T22 a reply that cannot be sent is not kept: no address, too many mails', async () => {
  const without = await submitTo(api, form, { contact: 'no address' });
  const refused = await owner.post(`/api/submissions/${without}/replies`, reply);
  expect([refused.status, refused.body.error.code]).toEqual([422, 'reply.no_address']);
  const id = await submitTo(api, form, { contact: 'often@visitor.example' });
  const codes = [];
  for (let at = 0; at < 11; at++) {
    const { body } = await owner.post(`/api/submissions/${id}/replies`, reply);
    codes.push(body.error?.code ?? 'sent');
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'mail.held']);
  expect((await owner.get(`/api/submissions/${id}`)).body.entries).toHaveLength(10);
});

test('SUBM-078 ROLE-022 T1 who may only read does not reply; without a mail server nobody does', async () => {
  const id = await submitTo(api, form, { contact: 'grace@visitor.example' });
  const { assigned, stranger } = await peopleAround(api, form);
  for (const [person, expected] of [
    [assigned, 403],
    [stranger, 404],
  ] as const) {
    expect((await person.post(`/api/submissions/${id}/replies`, reply)).status).toBe(expected);
  }
  const { smtpUrl } = api.deps.config;
  api.deps.config.smtpUrl = null;
  const { body } = await owner.post(`/api/submissions/${id}/replies`, reply);
  api.deps.config.smtpUrl = smtpUrl;
  expect(body.error.code).toBe('reply.no_mail_server');
});

test('SUBM-079 T1 templates are the account’s; the same name in any case takes the new text', async () => {
  const stranger = await api.signedIn();
  await owner.post('/api/reply-templates', { name: 'Thanks', text: 'Thank you.' });
  const { body } = await owner.post('/api/reply-templates', { name: 'thanks', text: 'Thank you!' });
  expect(body.templates).toMatchObject([{ name: 'thanks', text: 'Thank you!' }]);
  const path = `/api/reply-templates/${body.templates[0].id}`;
  expect((await stranger.delete(path)).status).toBe(404);
  expect((await stranger.get('/api/reply-templates')).body.templates).toEqual([]);
  expect((await owner.delete(path)).body.templates).toEqual([]);
});

test('SUBM-079 T38 an account keeps at most 100 templates, however many calls come at once', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `insert into reply_templates (id, account_id, name, text, created_at)
     select gen_random_uuid(), $1, n::text, '', now() from generate_series(1, $2) n`,
    [person.accountId, MAX_REPLY_TEMPLATES - 1],
  );
  const save = (name: string) => person.post('/api/reply-templates', { name, text: 'x' });
  const all = await callAtOnce(
    api,
    'reply_templates',
    Array.from('abcd', (name) => () => save(name)),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
});
