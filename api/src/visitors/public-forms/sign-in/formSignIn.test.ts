import { randomUUID } from 'node:crypto';
import { createField, type FormDefinition } from '@inlay/sdk/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { formSignInWays } from '../../../../../tests/support/api/formSignInScene.ts';
import { baseOf, postEntries } from '../../../../../tests/support/api/passwordScene.ts';
import { hiddenInputs, storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { CALLBACK, PROVIDER_PATH, useSignOn } from '../../../../../tests/support/api/signOnScene.ts';
import type { BuiltForm, TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { formWith, pageWith, textField } from '../../../../../tests/support/api/unfinishedScene.ts';

const scene = useSignOn();
const { api } = scene;
let owner: TestPerson;
let form: BuiltForm;
let ways: ReturnType<typeof formSignInWays>;

/** Words of the form's owner, none of which anybody reads before they have signed in. */
const SECRET = /Canary/;
const ASKED = 'Sign in to open this form';
const mail = (more: object = {}) =>
  Object.assign(createField('email'), { id: 'mail', label: 'Canary mail', ...more });
const definition = {
  ...formWith(
    pageWith('p1', textField('name', { label: 'Canary name', required: true })),
    pageWith('p2', mail()),
  ),
  title: 'Canary title',
};
const ada = { sub: 'ada-1', email: 'ada@staff.example', email_verified: true };
const bea = { sub: 'bea-2', email: 'bea@staff.example', email_verified: true };

beforeEach(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  await begin(definition, { signInField: 'mail' });
});

/** Goes on with a new form whose visitors sign in. */
async function begin(of: FormDefinition, settings: object = {}): Promise<void> {
  form = await api.buildForm(owner, of);
  ways = formSignInWays(scene, owner, form);
  await ways.set({ requiresSignIn: true, ...settings });
}
const page = (browser = api.visitor(), query = '') => browser.get(`/embed/${form.id}${query}`);

test('EMBED-138 before a sign-in nothing of a form is told or taken, and its page leads to the provider', async () => {
  await ways.set({ prefillable: ['name'], socialTitle: 'Canary card' });
  const at = `/api/public/forms/${form.id}`;
  const visitor = api.visitor();
  const asked = [
    await visitor.get(at),
    await ways.send('', { name: 'Ada' }),
    await visitor.post(`${at}/steps`, { revisionId: form.revisionId, answers: {}, pageId: 'p1' }),
  ];
  for (const [index, { status, body, text }] of asked.entries()) {
    expect([index, status, body.error?.code]).toEqual([index, 403, 'form.sign_in_required']);
    expect(text).not.toMatch(SECRET);
  }
  const shown = await page(visitor, '?name=Ada');
  expect(shown.text).toContain(ASKED);
  expect(shown.text).toContain('Sign in with Example staff');
  expect(shown.text).toContain(`href="/embed/${form.id}/sign-in?name=Ada"`);
  for (const { text, headers } of [
    shown,
    await visitor.get(`/embed/${form.id}/form.js`),
    await visitor.get(`/embed/${form.id}/p/who.forged/embed/${form.id}`),
    await visitor.get(`/embed/${form.id}/p/1.password.forged/embed/${form.id}`),
  ]) {
    expect(text).not.toMatch(SECRET);
    expect(headers.get('cache-control') ?? 'no-store').toContain('no-store');
  }
  expect(JSON.stringify(await api.deps.published.find(form.id))).not.toMatch(SECRET);
  expect(await storedAnswers(api, form.id)).toEqual([]);
});

test('EMBED-139 EMBED-140 a sign-in opens the form, makes no user and no session, and its address is the locked answer', async () => {
  await ways.set({ prefillable: ['name'] });
  const users = await api.database.query('select id from users');
  const { browser, to } = await ways.signIn(ada, api.visitor(), '?name=Ada');
  expect(to).toBe(`/embed/${form.id}?name=Ada`);
  const opened = await browser.get(to);
  expect(opened.text).toContain('Canary name');
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect((await browser.get('/api/auth/session')).body.user).toBeNull();
  expect(await api.database.query('select id from users')).toEqual(users);
  const base = baseOf(opened.text);
  // Nobody reads in the address who it is.
  expect(base).not.toMatch(/ada|staff/);
  expect((await ways.send(base, { name: 'Ada', mail: 'someone@else.example' })).status).toBe(201);
  const second = await postEntries(api, `${base}/embed/${form.id}`, {
    ...hiddenInputs(opened.text),
    'answers.name': 'Plainly',
    go: 'next',
  });
  const done = await postEntries(api, `${baseOf(second.text)}/embed/${form.id}`, {
    ...hiddenInputs(second.text),
    'answers.mail': 'someone@else.example',
  });
  expect(done.text).toContain('form-embed-receipt');
  expect(await storedAnswers(api, form.id)).toMatchObject([
    { submission_data: { name: 'Ada', mail: 'ada@staff.example' } },
    { submission_data: { name: 'Plainly', mail: 'ada@staff.example' } },
  ]);
});

test('EMBED-140 EMBED-125 one response per person, by the value of their field; a text has the subject where no address is verified', async () => {
  await ways.set({ uniqueField: 'mail' });
  const base = async (person: typeof ada) => baseOf((await page((await ways.signIn(person)).browser)).text);
  expect((await ways.send(await base(ada), { name: 'Ada' })).status).toBe(201);
  const again = await ways.send(await base(ada), { name: 'Ada again', mail: 'other@staff.example' });
  expect([again.status, again.body.error.issues[0].path.join('.')]).toEqual([422, 'mail']);
  expect((await ways.send(await base(bea), { name: 'Bea' })).status).toBe(201);
  await begin(definition, { signInField: 'name' });
  const { browser } = await ways.signIn({
    sub: 'cleo-3',
    email: 'cleo@staff.example',
    email_verified: false,
  });
  expect((await ways.send(baseOf((await page(browser)).text), { name: 'Root' })).status).toBe(201);
  expect(await storedAnswers(api, form.id)).toMatchObject([{ submission_data: { name: 'cleo-3' } }]);
});

test('EMBED-141 a sign-in that opens nothing says why on the form’s page, with a way to try again', async () => {
  const code = mail({ confirm: 'code', domains: ['staff.example'] });
  await begin(formWith(pageWith('p1', code)), { signInField: 'mail' });
  const browser = api.visitor();
  const start = await ways.start(browser);
  const { searchParams } = new URL(start);
  const said = new URLSearchParams({ state: searchParams.get('state')!, error: 'access_denied' });
  said.set('iss', scene.provider.issuer);
  const cancelled = (await browser.get(`${CALLBACK}?${said}`)).headers.get('location')!;
  const cases = [
    [cancelled, 'You were not signed in'],
    [(await ways.signIn({ ...ada, email_verified: false })).to, 'isn’t verified there'],
    [(await ways.signIn({ ...ada, email: 'ada@else.example' })).to, 'doesn’t take your email address'],
  ] as const;
  for (const [to, words] of cases) {
    const { text } = await api.visitor().get(to);
    expect([to, text.includes(words), text.includes('Sign in with Example staff')]).toEqual([to, true, true]);
    expect(text).not.toMatch(SECRET);
    expect(text).toContain(`href="/embed/${form.id}/sign-in"`);
  }
  const { browser: opened } = await ways.signIn(ada);
  expect((await ways.send(baseOf((await page(opened)).text), {})).status).toBe(201);
  expect(await storedAnswers(api, form.id)).toMatchObject([{ submission_data: { mail: ada.email } }]);
  await scene.save({ issuer: 'http://127.0.0.1:9' });
  const away = await api.visitor().get(`/embed/${form.id}/sign-in`);
  expect((await api.visitor().get(away.headers.get('location')!)).text).toContain(
    'isn’t available right now',
  );
  await scene.admin.delete(PROVIDER_PATH);
  const without = await page();
  expect([without.text.includes('isn’t available right now'), without.text.includes('/sign-in')]).toEqual([
    true,
    false,
  ]);
});

test('EMBED-142 what was typed when a sign-in ends goes along, past a sign-in in another window', async () => {
  const { browser } = await ways.signIn(ada);
  const opened = await page(browser);
  const base = baseOf(opened.text);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 3_600_000 });
  try {
    const refused = await ways.send(base, { name: 'Ada' });
    // The page's script then posts everything plainly.
    expect([refused.status, refused.body.error.code]).toEqual([409, 'form.changed']);
    const posted = { ...hiddenInputs(opened.text), 'answers.name': 'Typed by Ada', go: 'next' };
    const asked = await postEntries(api, `${base}/embed/${form.id}`, posted, browser);
    expect([asked.status, asked.text.includes('Everything you typed is kept')]).toEqual([409, true]);
    expect(asked.text).toContain(`href="/embed/${form.id}/sign-in/again" target="_blank"`);
    const { to } = await ways.signIn(ada, browser, '/again');
    expect((await browser.get(to)).text).toContain('You are signed in');
    const next = await postEntries(api, `/embed/${form.id}`, hiddenInputs(asked.text), browser);
    expect([next.status, next.text.includes('Canary mail')]).toEqual([200, true]);
    await postEntries(api, `${baseOf(next.text)}/embed/${form.id}`, hiddenInputs(next.text));
    expect(await storedAnswers(api, form.id)).toMatchObject([{ submission_data: { name: 'Typed by Ada' } }]);
  } finally {
    vi.useRealTimers();
  }
});

test('EMBED-143 hostile: a way of another form, a code twice, a pass of another form and of a provider before open nothing', async () => {
  const first = form;
  const browser = api.visitor();
  const urlOfFirst = await ways.start(browser);
  await begin({ ...definition, title: 'Canary other' });
  // The browser's way is to the other form by now: the first one's answer is of another.
  await ways.start(browser);
  const mixed = await browser.get(`${CALLBACK}?${scene.provider.authorize(urlOfFirst, ada)}`);
  expect(mixed.headers.get('location')).toBe(`/embed/${form.id}?formSignIn=failed`);
  for (const { id } of [first, form]) expect((await browser.get(`/embed/${id}`)).text).not.toMatch(SECRET);
  const way = api.visitor();
  const sent = scene.provider.authorize(await ways.start(way), ada);
  const copy = scene.withCookie(way.cookie);
  expect((await way.get(`${CALLBACK}?${sent}`)).headers.get('location')).toBe(`/embed/${form.id}`);
  const twice = await copy.get(`${CALLBACK}?${sent}`);
  expect(twice.headers.get('location')).toBe(`/embed/${form.id}?formSignIn=cancelled`);
  expect((await copy.get(`/embed/${form.id}`)).text).toContain(ASKED);
  const base = baseOf((await page(way)).text);
  const pass = base.split('/').at(-1)!;
  const ofFirst = await ways
    .send('', {})
    .then(() => api.visitor().get(`/embed/${first.id}/p/${pass}/embed/${first.id}`));
  expect(ofFirst.text).toContain(ASKED);
  // A way that began before the provider was changed, and a pass of that provider.
  const late = api.visitor();
  const lateSent = scene.provider.authorize(await ways.start(late), bea);
  await scene.save({ name: 'Another' });
  expect((await late.get(`${CALLBACK}?${lateSent}`)).headers.get('location')).toContain(
    'formSignIn=cancelled',
  );
  expect((await page(way)).text).toContain('Sign in with Another');
  expect((await ways.send(base, { name: 'Ada' })).body.error.code).toBe('form.changed');
  expect(await storedAnswers(api, form.id)).toEqual([]);
  expect((await late.get('/api/auth/session')).body.user).toBeNull();
});

test('EMBED-144 a form asks for a password or a sign-in, not both, and for none without a provider', async () => {
  const password = await owner.put(`/api/forms/${form.id}/password`, { password: 'open sesame' });
  expect([password.status, password.body.error.issues[0].code]).toEqual([400, 'one_question']);
  await ways.set({ requiresSignIn: false });
  expect((await page()).text).toContain('Canary name');
  expect((await owner.get(`/api/forms/${form.id}/publishing`)).body.signInField).toBeNull();
  await owner.put(`/api/forms/${form.id}/password`, { password: 'open sesame' });
  const at = `/api/forms/${form.id}/publishing`;
  expect((await owner.patch(at, { requiresSignIn: true })).body.error.issues[0].code).toBe('one_question');
  await owner.put(`/api/forms/${form.id}/password`, { password: null });
  await scene.admin.delete(PROVIDER_PATH);
  expect((await owner.patch(at, { requiresSignIn: true })).body.error.code).toBe('sign_on.no_provider');
});

test('EMBED-145 an edit keeps whose response it is, and its page sends no other', async () => {
  await ways.set({ allowsEdits: true });
  const { browser } = await ways.signIn(ada);
  const sent = await ways.send(baseOf((await page(browser)).text), { name: 'Ada' });
  const { editUrl } = await import('../../../submissions/work/submissionLinks.ts');
  const at = new URL(editUrl(api.deps.config, sent.body.submissionId)).pathname;
  const edit = await api.visitor().get(at);
  expect(edit.text).toContain('Canary name');
  const base = baseOf(edit.text);
  const edited = await api.visitor().post(`${base}/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Bob', mail: 'bob@else.example' },
  });
  expect(await storedAnswers(api, form.id)).toMatchObject([
    { submission_data: { mail: 'ada@staff.example' } },
  ]);
  expect(edited.status).toBeLessThan(500);
  // The pass of the edit's page names nobody, so nothing new is sent by it.
  const pass = base.slice(base.indexOf('/p/'));
  const other = await ways.send(`/embed/${form.id}${pass}`, { name: 'Nobody' });
  expect([other.status, other.body.error.code]).toEqual([409, 'form.changed']);
});
