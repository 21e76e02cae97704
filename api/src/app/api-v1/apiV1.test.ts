import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { refusalOf, write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, withKey } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../tests/support/api/testClient.ts';
import { earlier } from '../../../../tests/support/api/earlier.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  await api.liftSubmitLimits();
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const READ = ['forms:read', 'submissions:read'];
const idsOf = ({ data }: { data: { id: string }[] }): string[] => data.map(({ id }) => id);

/** Lets submissions be as old as programs that follow a form are shown them. */
const settle = () =>
  api.database.query(`update form_submissions set submitted_at = ${earlier('submitted_at', 60)}`);

async function submitMany(form: BuiltForm, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await submitTo(api, form, { name }));
  return ids;
}

test('API-001 a program reads forms and submissions of its account by its key', async () => {
  const [maker, stranger] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(maker, inboxForm('Orders'));
  const theirs = await api.buildForm(stranger, createEmptyDefinition('Theirs'));
  const submission = await submitTo(api, form, { name: 'Ada', extras: ['Nuts'] });
  const program = await programOf(api, maker, { scopes: READ });
  expect((await program.get('/api/v1/forms')).body).toMatchObject({
    data: [{ id: form.id, title: 'Orders', submissionCount: 1, folderId: null }],
    nextCursor: null,
    hasMore: false,
  });
  const detail = await program.get(`/api/v1/forms/${form.id}`);
  expect(detail.body).toMatchObject({ id: form.id, revisionId: form.revisionId });
  expect(detail.body.url).toContain(`/embed/${form.id}`);
  // The promise, and nothing that only the dashboard needs.
  for (const name of ['abilities', 'draft', 'clientPrimaryEmail'])
    expect(detail.body).not.toHaveProperty(name);
  const listed = (await program.get(`/api/v1/forms/${form.id}/submissions`)).body;
  expect(listed.data).toMatchObject([
    {
      id: submission,
      answers: { name: 'Ada', extras: ['Nuts'] },
      status: { state: 'open', id: null, name: null },
    },
  ]);
  expect(listed.revisions[form.revisionId].fields).toContainEqual({
    id: 'extras',
    type: 'checkbox',
    label: expect.any(String),
    options: [
      { value: 'Nuts', label: 'Nuts' },
      { value: 'Cream', label: 'Cream' },
    ],
  });
  expect((await program.get(`/api/v1/submissions/${submission}`)).body).toMatchObject({
    id: submission,
    notes: [],
    files: [],
  });
  for (const path of [`/forms/${theirs.id}`, `/forms/${theirs.id}/submissions`])
    expect(refusalOf(await program.get(`/api/v1${path}`))).toEqual([404, 'form.not_found']);
});

test('API-002 nothing but a key opens it: no session, no client, no visitor', async () => {
  const person = await api.signedIn();
  const client = await api.signedInClient();
  expect((await person.get('/api/forms')).status).toBe(200);
  for (const caller of [person, admin, api.visitor()]) {
    const answer = await caller.get('/api/v1/forms');
    expect(refusalOf(answer)).toEqual([401, 'api_key.required']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  for (const caller of [client, withKey(api.url, 'inlay_1'), withKey(api.url, 'abc')])
    expect(refusalOf(await caller.get('/api/v1/forms'))).toEqual([401, 'api_key.invalid']);
});

test('API-002 T25 a key that ends is refused by every process at its next call', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker, { scopes: READ });
  const nodes = await Promise.all([api.startSecondNode(), api.startSecondNode(), api.startSecondNode()]);
  const everywhere = [api.url, ...nodes.map(({ url }) => url)].map((url) => withKey(url, program.token));
  for (const caller of everywhere) expect((await caller.get('/api/v1/forms')).status).toBe(200);
  await maker.delete(`/api/keys/${program.keyId}`);
  const ended = performance.now();
  for (const caller of everywhere)
    expect(refusalOf(await caller.get('/api/v1/forms'))).toEqual([401, 'api_key.invalid']);
  const { length } = everywhere;
  const more = `at its next call, ${Math.ceil(performance.now() - ended)} ms for all`;
  counted({ what: 'endedKey', count: length, of: length, more });
  await Promise.all(nodes.map((node) => node.stop()));
});

test('API-002 a page of another website may call it with a key of its own, and no cookie counts', async () => {
  const maker = await api.signedIn();
  const { token } = await programOf(api, maker, { scopes: [...READ, 'folders:write'] });
  const page = new TestClient(api.url, {
    authorization: `Bearer ${token}`,
    origin: 'https://tools.example.com',
    'sec-fetch-site': 'cross-site',
  });
  const made = await write(page, 'POST /folders', { body: { name: 'Clients' } });
  expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
  const asked = await page.send('OPTIONS', '/api/v1/forms');
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
});

test('API-018 KEYS-005 a refusal names the scope that a key lacks, or says that its limits do not allow it', async () => {
  const maker = await api.signedIn();
  const form = await api.buildForm(maker, inboxForm());
  const program = await programOf(api, maker, { scopes: ['forms:read'], formIds: [form.id] });
  const saidOf = async (call: string, body?: object) => (await write(program, call, { body })).body;
  expect(await saidOf(`PATCH /forms/${form.id}`, { active: false })).toMatchObject({
    status: 403,
    code: 'access.denied',
    title: 'You do not have access to this.',
    detail: 'This API key lacks the scope forms:write.',
  });
  expect((await saidOf(`GET /forms/${form.id}/submissions`)).detail).toBe(
    'This API key lacks the scope submissions:read.',
  );
  const limited = await programOf(api, maker, { scopes: ['folders:read'], formIds: [form.id] });
  expect((await limited.get('/api/v1/folders')).body).toMatchObject({
    code: 'access.denied',
    detail: 'This is outside the limits of this API key.',
  });
});

test('API-003 every refusal is a problem of RFC 9457 with its stable code and the path of the fault', async () => {
  const maker = await api.signedIn();
  const form = await api.buildForm(maker, inboxForm());
  const program = await programOf(api, maker, { scopes: ['forms:read', 'forms:write', 'submissions:write'] });
  const missing = await program.get(`/api/v1/forms/${crypto.randomUUID()}`);
  expect(missing.headers.get('content-type')).toContain('application/problem+json');
  expect(missing.body).toEqual({
    type: 'urn:inlay:problem:form.not_found',
    title: 'Form not found or not published',
    status: 404,
    detail: 'Form not found or not published',
    code: 'form.not_found',
    requestId: missing.headers.get('x-request-id'),
  });
  const pathsOf = (body: { issues: { path: string[] }[] }) => body.issues.map(({ path }) => path.join('.'));
  const unknown = await program.get('/api/v1/forms?limit=7&size=3&user=4');
  expect([...refusalOf(unknown), pathsOf(unknown.body)]).toEqual([400, 'request.invalid', ['size', 'user']]);
  const wrong = await write(program, `PATCH /forms/${form.id}`, { body: { active: 'yes', colour: 'red' } });
  expect([...refusalOf(wrong), pathsOf(wrong.body).sort()]).toEqual([
    400,
    'request.invalid',
    ['active', 'colour'],
  ]);
  expect(refusalOf(await program.get('/api/v1/nothing'))).toEqual([404, 'route.not_found']);
  expect(refusalOf(await program.send('PUT', '/api/v1/forms'))).toEqual([405, 'request.method_not_allowed']);
  const text = await program.send('PATCH', `/api/v1/forms/${form.id}`, { body: '{"active":' });
  expect(refusalOf(text)).toEqual([415, 'request.unsupported_media_type']);
  const large = { answers: { name: 'x'.repeat(300_000) } };
  expect(refusalOf(await write(program, `POST /forms/${form.id}/submissions`, { body: large }))).toEqual([
    413,
    'request.too_large',
  ]);
  expect((await program.get(`/api/v1/forms/${form.id}`)).body).toMatchObject({
    active: true,
    submissionCount: 0,
  });
});

test('API-004 lists lead on page by page, and a cursor opens its own list alone', async () => {
  const [maker, stranger] = [await api.signedIn(), await api.signedIn()];
  const forms: BuiltForm[] = [];
  for (const title of ['A', 'B', 'C']) forms.push(await api.buildForm(maker, inboxForm(title)));
  const [first, second] = forms as [BuiltForm, BuiltForm];
  const ids = await submitMany(first, ['1', '2', '3', '4', '5']);
  await submitMany(second, ['x', 'y']);
  const program = await programOf(api, maker, { scopes: [...READ, 'folders:read'] });
  const read = async (path: string) => (await program.get(`/api/v1${path}`)).body;
  const allOf = async (path: string): Promise<string[]> => {
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const page = await read(
        `${path}${path.includes('?') ? '&' : '?'}limit=2${cursor && `&cursor=${cursor}`}`,
      );
      found.push(...idsOf(page));
      if (!page.hasMore) return found;
      cursor = page.nextCursor;
    }
  };
  expect(await allOf('/forms')).toEqual(forms.map(({ id }) => id).toReversed());
  const submissions = `/forms/${first.id}/submissions`;
  expect(await allOf(submissions)).toEqual(ids.toReversed());
  await settle();
  expect(await allOf(`${submissions}?order=oldest`)).toEqual(ids);

  const { nextCursor } = await read(`${submissions}?limit=2`);
  const theirs = await programOf(api, stranger, { scopes: READ });
  const own = await api.buildForm(stranger, inboxForm());
  for (const [caller, path] of [
    [program, `${submissions}?order=oldest&cursor=${nextCursor}`],
    [program, `${submissions}?status=open&cursor=${nextCursor}`],
    [program, `/forms/${second.id}/submissions?cursor=${nextCursor}`],
    [program, `/forms?cursor=${nextCursor}`],
    [program, `/folders?cursor=${nextCursor}`],
    [program, `${submissions}?cursor=x${nextCursor}`],
    [program, `${submissions}?cursor=${Buffer.from('["2026-01-01T00:00:00Z"]').toString('base64url')}`],
    [theirs, `/forms/${own.id}/submissions?cursor=${nextCursor}`],
  ] as const) {
    const answer = await caller.get(`/api/v1${path}`);
    expect([path, ...refusalOf(answer)]).toEqual([path, 400, 'cursor.invalid']);
    expect(answer.body.issues[0].path).toEqual(['cursor']);
  }
  // Another key of the account goes on where the first one was.
  const other = await programOf(api, maker, { scopes: READ });
  expect((await other.get(`/api/v1${submissions}?cursor=${nextCursor}`)).status).toBe(200);
});

test('API-005 a program that follows a form is shown each submission once, and none that is still being stored', async () => {
  const maker = await api.signedIn();
  const form = await api.buildForm(maker, inboxForm());
  const program = await programOf(api, maker, { scopes: READ });
  const follow = async (cursor: string | null) =>
    (
      await program.get(
        `/api/v1/forms/${form.id}/submissions?order=oldest&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      )
    ).body;
  const empty = await follow(null);
  expect(empty).toMatchObject({ data: [], nextCursor: null, hasMore: false });
  const early = await submitMany(form, ['1', '2', '3']);
  // Just arrived: another one that arrived before may still be on its way into the database.
  expect(idsOf(await follow(null))).toEqual([]);
  await settle();
  const one = await follow(null);
  const two = await follow(one.nextCursor);
  expect([idsOf(one), one.hasMore, idsOf(two), two.hasMore]).toEqual([
    early.slice(0, 2),
    true,
    early.slice(2),
    false,
  ]);
  expect(idsOf(await follow(two.nextCursor))).toEqual([]);
  const late = await submitMany(form, ['4']);
  expect(idsOf(await follow(two.nextCursor))).toEqual([]);
  await api.database.query(
    `update form_submissions set submitted_at = ${earlier('submitted_at', 20)} where id = $1`,
    [late[0]],
  );
  const three = await follow(two.nextCursor);
  expect([idsOf(three), three.hasMore]).toEqual([late, false]);
  expect(idsOf(await follow(three.nextCursor))).toEqual([]);
});

test('API-006 answers say what is left of the key’s minute, and a refusal when to come again', async () => {
  const maker = await api.signedIn();
  const program = await programOf(api, maker, { scopes: READ });
  await admin.patch('/api/admin/settings', { keyReadsPerMinute: 2 });
  const read = () => program.get('/api/v1/forms');
  const [one, two, three] = [await read(), await read(), await read()];
  expect(one.headers.get('ratelimit-policy')).toBe('"reads";q=2;w=60');
  expect(one.headers.get('ratelimit')).toMatch(/^"reads";r=1;t=\d+$/);
  expect(two.headers.get('ratelimit')).toMatch(/^"reads";r=0;t=\d+$/);
  expect(refusalOf(three)).toEqual([429, 'rate_limit.exceeded']);
  expect(three.headers.get('retry-after')).toBe(/t=(\d+)$/.exec(three.headers.get('ratelimit') ?? '')?.[1]);
  await api.database.query(`delete from platform_settings where key like 'key%'`);
});

test('API-007 KEYS-005 a key that sees some answers gets what a client with that mask gets, and nothing beside', async () => {
  const maker = await api.signedIn();
  const form = await api.buildForm(maker, inboxForm());
  const id = await submitTo(api, form, { name: 'Ada', message: 'Hidden' });
  await maker.post(`/api/submissions/${id}/notes`, { text: 'A note' });
  await maker.put(`/api/submissions/${id}/tags`, { names: ['Urgent'] });
  const program = await programOf(api, maker, {
    scopes: ['submissions:read'],
    formIds: [form.id],
    visibleFields: ['name'],
  });
  for (const path of [`/forms/${form.id}/submissions`, `/submissions/${id}`, `/forms/${form.id}/results`]) {
    const answer = await program.get(`/api/v1${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    for (const hidden of ['Hidden', 'A note', 'Urgent', '"message"'])
      expect([path, answer.text.includes(hidden)]).toEqual([path, false]);
    expect(answer.text).toContain('name');
  }
  for (const path of [`/submissions/${id}/files`, '/trash', `/forms/${form.id}/work-choices`, '/forms'])
    expect([path, ...refusalOf(await program.get(`/api/v1${path}`))]).toEqual([path, 403, 'access.denied']);
});
