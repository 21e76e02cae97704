import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hiddenInputs, storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import {
  CANARY_FORM,
  PASSWORD,
  baseOf,
  passwordWays,
  postEntries,
} from '../../../../../tests/support/api/passwordScene.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { createSecret } from '../../../../../tests/support/api/unfinishedScene.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let ways: ReturnType<typeof passwordWays>;

/** Words of the form's owner, none of which anybody reads without the password. */
const SECRET = /Canary/;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  await api.database.query(`delete from rate_limits where key like 'formPassword%'`);
  await begin(CANARY_FORM);
});

/** Goes on with a new form that asks for a password. */
async function begin(of: FormDefinition): Promise<void> {
  form = await api.buildForm(owner, of);
  ways = passwordWays(api, owner, form);
  await ways.lock();
}
const post = (path: string, entries: Record<string, string>, visitor = api.visitor()) =>
  postEntries(api, path, entries, visitor);
const later = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });

test('EMBED-130 before the password nothing of a form is told, whatever of it is asked for', async () => {
  await ways.set({
    socialTitle: 'Canary card',
    keepsUnfinished: true,
    prefillable: ['name'],
    opensText: 'Canary',
  });
  const at = `/api/public/forms/${form.id}`;
  const keys = { revisionId: form.revisionId, idempotencyKey: randomUUID() };
  const visitor = api.visitor();
  const asked = [
    await visitor.get(at),
    await visitor.get(`${at}/places`),
    await visitor.post(`${at}/submissions`, { ...keys, answers: { name: 'Ada' } }),
    await visitor.post(`${at}/steps`, { revisionId: form.revisionId, answers: {}, pageId: 'p1' }),
    await visitor.post(`${at}/unfinished`, {
      ...keys,
      token: createSecret(),
      savedBy: createSecret(),
      version: 0,
      pageId: 'p1',
      answers: {},
    }),
    await visitor.post(`${at}/email-codes`, { fieldId: 'mail', address: 'ada@code.example' }),
    await visitor.post(`${at}/email-proofs`, {
      fieldId: 'mail',
      address: 'ada@code.example',
      ticket: 'a',
      code: '123456',
    }),
    await visitor.post(`${at}/visits`, {
      loadId: randomUUID(),
      hasStarted: false,
      seconds: null,
      reached: [],
      errors: [],
    }),
    await visitor.send('POST', `${at}/uploads`, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '3',
        'upload-metadata': 'filename YQ==,field bmFtZQ==',
      },
    }),
  ];
  for (const [index, { status, body, text }] of asked.entries()) {
    expect([index, status, body.error?.code]).toEqual([index, 403, 'form.password_required']);
    expect(text).not.toMatch(SECRET);
  }
  const pages = [
    await visitor.get(`/embed/${form.id}`),
    await visitor.get(`/embed/${form.id}?name=Ada`),
    await visitor.get(`/embed/${form.id}/p/1.forged/embed/${form.id}`),
    await visitor.get(`/embed/${form.id}/form.js`),
    await visitor.get(`/embed/${form.id}/include`),
    await post(`/embed/${form.id}`, { ...keys, 'answers.name': 'Ada' }),
    await post(`/embed/${form.id}`, { formPassword: 'wrong' }),
  ];
  for (const { text, headers } of pages) {
    expect(text).not.toMatch(SECRET);
    expect(headers.get('cache-control') ?? 'no-store').toContain('no-store');
  }
  expect(pages[0]!.text).toContain('This form needs a password');
  // Nor could a route that forgets to ask.
  expect(JSON.stringify(await api.deps.published.find(form.id))).not.toMatch(SECRET);
  expect(await storedAnswers(api, form.id)).toEqual([]);
  expect(await api.database.query('select 1 from unfinished_answers where form_id = $1', [form.id])).toEqual(
    [],
  );
});

test('EMBED-131 the right password opens the form where no cookie is kept: its page, its next page and sending, also when reloaded', async () => {
  const { at, page } = await ways.opened();
  expect(page.text).toContain('Canary name');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await api.visitor().get(at)).text).toContain('Canary name');
  const base = baseOf(page.text);
  const second = await post(`${base}/embed/${form.id}`, {
    ...hiddenInputs(page.text),
    'answers.name': 'Ada',
    go: 'next',
  });
  expect([second.status, second.text.includes('Canary mail')]).toEqual([200, true]);
  const done = await post(`${baseOf(second.text)}/embed/${form.id}`, { ...hiddenInputs(second.text) });
  expect([done.status, done.text.includes('form-embed-receipt')]).toEqual([200, true]);
  expect((await ways.send(base, { name: 'Bob' })).status).toBe(201);
  const stored = await storedAnswers(api, form.id);
  expect(stored).toMatchObject([{ submission_data: { name: 'Ada' } }, { submission_data: { name: 'Bob' } }]);
  const steps = { revisionId: form.revisionId, answers: { name: 'Ada' }, pageId: 'p1' };
  expect((await api.visitor().post(`${base}/api/public/forms/${form.id}/steps`, steps)).status).toBe(200);
  expect((await api.visitor().get(`${base}/api/public/forms/${form.id}`)).text).toMatch(SECRET);
});

test('EMBED-131 a browser that keeps cookies goes back to the address it came by, with what that fills in', async () => {
  await ways.set({ prefillable: ['name'] });
  const path = `/embed/${form.id}?name=Ada`;
  const visitor = api.visitor();
  await visitor.get(path);
  const led = await post(path, { formPassword: PASSWORD }, visitor);
  expect([led.status, led.headers.get('location')]).toEqual([303, path]);
  expect(led.headers.getSetCookie().join()).toMatch(new RegExp(`Path=/embed/${form.id}; HttpOnly`));
  expect((await visitor.get(path)).text).toContain('value="Ada"');
  const another = await api.buildForm(owner, CANARY_FORM);
  await passwordWays(api, owner, another).lock();
  visitor.keep(visitor.cookie.replace(form.id, another.id));
  expect((await visitor.get(`/embed/${another.id}`)).text).not.toMatch(SECRET);
});

test('EMBED-132 another password, and time, end what the one before has opened; what was typed goes along', async () => {
  const { page } = await ways.opened();
  const base = baseOf(page.text);
  await ways.lock('another password');
  const refused = await ways.send(base, { name: 'Ada' });
  // The page's script then posts everything plainly.
  expect([refused.status, refused.body.error.code]).toEqual([409, 'form.changed']);
  const posted = { ...hiddenInputs(page.text), 'answers.name': 'Typed by Ada', go: 'next' };
  const asked = await post(`${base}/embed/${form.id}`, posted);
  expect([asked.status, asked.text.includes('Everything you typed is kept')]).toEqual([409, true]);
  const wrong = await post(`/embed/${form.id}`, { ...hiddenInputs(asked.text), formPassword: PASSWORD });
  expect([wrong.status, wrong.text.includes('This password is wrong')]).toEqual([422, true]);
  const next = await post(`/embed/${form.id}`, {
    ...hiddenInputs(wrong.text),
    formPassword: 'another password',
  });
  expect([next.status, next.text.includes('Canary mail')]).toEqual([200, true]);
  const done = await post(`${baseOf(next.text)}/embed/${form.id}`, hiddenInputs(next.text));
  expect(done.text).toContain('form-embed-receipt');
  expect(await storedAnswers(api, form.id)).toMatchObject([{ submission_data: { name: 'Typed by Ada' } }]);
  const { at } = { at: `${baseOf(next.text)}/embed/${form.id}` };
  later(7);
  try {
    expect((await api.visitor().get(at)).text).toContain('This form needs a password');
  } finally {
    vi.useRealTimers();
  }
  await ways.lock(null);
  expect((await api.visitor().get(`/embed/${form.id}`)).text).toContain('Canary name');
});

test('EMBED-132 of a post with files whose pass has ended the texts are kept', async () => {
  const { page } = await ways.opened();
  await ways.lock('another password');
  const body = new FormData();
  for (const [name, value] of Object.entries(hiddenInputs(page.text))) body.append(name, value);
  body.append('answers.name', 'Typed by Ada');
  body.append('answers.mail', new Blob(['x']), 'a.txt');
  const request = new Response(body);
  const asked = await api.visitor().send('POST', `${baseOf(page.text)}/embed/${form.id}`, {
    headers: { 'content-type': request.headers.get('content-type')! },
    body: new Uint8Array(await request.arrayBuffer()),
  });
  expect(asked.status).toBe(409);
  expect(hiddenInputs(asked.text)).toMatchObject({ 'answers.name': 'Typed by Ada' });
  expect(await api.database.query('select 1 from uploads where form_id = $1', [form.id])).toEqual([]);
});

test('EMBED-133 guesses are limited for a source, whatever limits are switched off; a right one counts none', async () => {
  const guess = (formPassword: string) => post(`/embed/${form.id}`, { formPassword });
  for (let at = 0; at < 12; at++) expect((await guess(PASSWORD)).status).toBe(303);
  for (let at = 0; at < 10; at++) expect((await guess(`wrong ${at}`)).status).toBe(422);
  const limited = await guess(PASSWORD);
  expect([limited.status, limited.text.includes('This form needs a password')]).toEqual([429, true]);
});
