import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test, vi } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { submitForm } from './submitForm.ts';

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

/** Runs `work`. @returns the names of the statements on the main pool, or their texts where they have none. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.deps.pool, 'query');
  try {
    await work();
    const asked = query.mock.calls.map(([one]: unknown[]) => one as { name?: string; text: string });
    return asked.map(({ name, text }) => name ?? text);
  } finally {
    query.mockRestore();
  }
}

const sendByScript = (form: BuiltForm, idempotencyKey = randomUUID()) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey,
    answers: { name: 'Ada' },
  });
const sendByPost = (form: BuiltForm, idempotencyKey = randomUUID()) =>
  api.visitor().send('POST', `/embed/${form.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ idempotencyKey, 'answers.name': 'Ada' }).toString(),
  });

test.each([
  ['script', sendByScript],
  ['plain post', sendByPost],
])('a submission by %s is one statement once the form is known', async (_way, send) => {
  const form = await api.buildForm(owner, definition);
  expect([200, 201]).toContain((await send(form)).status);
  const statements = await statementsOf(async () => expect([200, 201]).toContain((await send(form)).status));
  // Open inboxes are notified, and events of earlier submissions written, after the commit.
  const behind = /^announce_submissions$|^\s*insert into security_events/;
  expect(statements.filter((statement) => !behind.test(statement))).toEqual(['insert_submissions']);
});

test.each([
  ['is closed', 'update forms set active = false where id = $1', 'form.not_available'],
  ['is trashed', 'update forms set deleted_at = now() where id = $1', 'form.not_found'],
  [
    'gets a closing time',
    `insert into form_publishing (form_id, account_id, closes_at, prefillable, hidden_fields)
     select id, account_id, now() - interval '1 s', '{}', '{}' from forms where id = $1`,
    'form.closed',
  ],
  [
    'gets a limit that it has reached',
    `insert into form_publishing (form_id, account_id, max_submissions, prefillable, hidden_fields)
     select id, account_id, 1, '{}', '{}' from forms where id = $1`,
    'form.full',
  ],
])('T14 a remembered form that %s behind the process takes nothing more', async (_what, change, code) => {
  const form = await api.buildForm(owner, definition);
  expect((await sendByScript(form)).status).toBe(201);
  await api.database.query(change, [form.id]);
  const { status, body } = await sendByScript(form);
  expect([status >= 400, body.error?.code]).toEqual([true, code]);
  expect(
    await api.database.query('select 1 from form_submissions where form_id = $1', [form.id]),
  ).toHaveLength(1);
});

test('D-90 the attempt that storing counts is the same rule: the fourth in a minute waits, and stores nothing', async () => {
  const form = await api.buildForm(owner, definition);
  const statuses: number[] = [];
  for (let sent = 0; sent < 4; sent++) statuses.push((await sendByScript(form)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(
    await api.database.query('select 1 from form_submissions where form_id = $1', [form.id]),
  ).toHaveLength(3);
});

test('D-90 a closed form counts no attempts: once it is open, a visitor may send at once', async () => {
  const form = await api.buildForm(owner, definition);
  const send = () =>
    api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Ada' },
    });
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  for (let sent = 0; sent < 4; sent++) expect((await send()).status).toBe(403);
  await owner.patch(`/api/forms/${form.id}`, { active: true });
  expect((await send()).status).toBe(201);
});

test('answers that are not valid by the remembered form are validated once', async () => {
  const form = await api.buildForm(owner, definition);
  let reads = 0;
  /** Submits answers that count how often they are read. */
  const submitCounted = () => {
    reads = 0;
    const rawAnswers = {
      get name() {
        reads++;
        return 'x'.repeat(100_000);
      },
    };
    const source = { hash: randomUUID(), ipAddress: null, userAgent: null };
    const request = { formId: form.id, revisionId: form.revisionId, idempotencyKey: randomUUID() };
    return submitForm(api.deps, { ...request, website: null, source }, () => ({
      rawAnswers,
      language: 'en',
      strippedBefore: 0,
      captchaToken: undefined,
      browserKey: undefined,
      referrer: null,
    }));
  };
  expect(await submitCounted()).toMatchObject({ outcome: { kind: 'invalid' } });
  const once = reads;
  expect(await submitCounted()).toMatchObject({ outcome: { kind: 'invalid' } });
  expect(reads).toBe(once);
});

test('a captcha token that is refused under the remembered form is verified once', async () => {
  const captcha = { ...createField('captcha'), id: 'captcha', label: 'Captcha' };
  const form = await api.buildForm(owner, withFields(definition, [...fieldsOf(definition), captcha]));
  expect((await api.visitor().get(`/api/public/forms/${form.id}`)).status).toBe(200);
  const verify = vi.spyOn(api.deps.captcha, 'verify');
  try {
    const { status, body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Ada' },
      captchaToken: 'wrong',
    });
    expect([status, body.error.issues[0].code]).toEqual([422, 'captcha_failed']);
    expect(verify).toHaveBeenCalledTimes(1);
  } finally {
    verify.mockRestore();
  }
});

test('D-10 hostile text is logged once where the form has changed since it was remembered', async () => {
  const form = await api.buildForm(owner, definition);
  expect((await sendByScript(form)).status).toBe(201);
  await api.deps.events.flush();
  await api.database.query('update forms set redirect_url = null where id = $1', [form.id]);
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada<script>alert(1)</script>' },
  });
  expect(sent.status).toBe(201);
  await api.deps.events.flush();
  const rows = await api.database.query(
    `select event_data as data from security_events
     where event_type = 'dangerous_input_detected' and event_data ->> 'formId' = $1`,
    [form.id],
  );
  expect(rows).toEqual([{ data: { formId: form.id, fields: ['name'] } }]);
});
