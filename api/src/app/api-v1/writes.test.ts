import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { refusalOf, write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { cleanUp } from '../cleanUp.ts';

const api = useTestApi();
let maker: TestPerson;
let program: TestProgram;
const SCOPES = [
  'forms:read',
  'forms:write',
  'folders:read',
  'folders:write',
  'submissions:read',
  'submissions:write',
  'webhooks:read',
  'webhooks:write',
];
beforeAll(async () => {
  await api.liftSubmitLimits();
  maker = await api.signedIn();
  program = await programOf(api, maker, { scopes: SCOPES });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const countOf = async (table: string): Promise<number> => {
  const [row] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from ${table} where account_id = $1`,
    [maker.accountId],
  );
  return row?.count ?? 0;
};
const newForm = () => ({ definition: inboxForm('By a program') });

test('API-012 a state named of what has none is refused, and nothing is written over', async () => {
  const form = (await write(program, 'POST /forms', { body: newForm() })).body;
  const call = `PATCH /forms/${form.id}`;
  const change = { body: { active: false }, headers: { 'if-match': '"nope"' } };
  const refused = await write(program, call, change);
  expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: ['If-Match'] }]]);
  expect((await program.get(`/api/v1/forms/${form.id}`)).body.active).toBe(true);
  expect((await write(program, call, { ...change, headers: { 'if-match': '*' } })).status).toBe(200);
});

test('API-010 a write under one key is made once, and its repeat gets the same answer', async () => {
  const before = await countOf('forms');
  const key = crypto.randomUUID();
  const [first, again] = [
    await write(program, 'POST /forms', { body: newForm(), key }),
    await write(program, 'POST /forms', { body: newForm(), key }),
  ];
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(again.headers.get('location')).toBe(`/api/v1/forms/${first.body.id}`);
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  // As the IETF's draft writes it.
  const quoted = await write(program, 'POST /forms', { body: newForm(), key: `"${key}"` });
  expect(quoted.text).toBe(first.text);
  expect(await countOf('forms')).toBe(before + 1);
  const other = await write(program, 'POST /forms', { body: { definition: inboxForm('Other') }, key });
  expect(refusalOf(other)).toEqual([422, 'idempotency.key_reused']);
  const elsewhere = await write(program, 'POST /folders', { body: { name: 'F' }, key });
  expect(refusalOf(elsewhere)).toEqual([422, 'idempotency.key_reused']);
  // Of another API key it is another name.
  const second = await programOf(api, maker, { scopes: SCOPES });
  expect((await write(second, 'POST /forms', { body: newForm(), key })).body.id).not.toBe(first.body.id);
  for (const bad of ['ä', 'a b', 'x'.repeat(256)]) {
    const answer = await write(program, 'POST /folders', {
      body: { name: 'F' },
      key: encodeURI(bad) === bad ? bad : 'a b',
    });
    expect([...refusalOf(answer), answer.body.issues[0].path]).toEqual([
      400,
      'request.invalid',
      ['Idempotency-Key'],
    ]);
  }
});

test('API-010 of calls at once under one key one is made; the others are told to come again', async () => {
  const key = crypto.randomUUID();
  const before = await countOf('client_folders');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => write(program, 'POST /folders', { body: { name: 'At once' }, key })),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(refusalOf(answer)).toEqual([409, 'idempotency.in_progress']);
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect(await countOf('client_folders')).toBe(before + 1);
});

test('API-010 while a write runs, its repeat is told to come again, and gets its answer then', async () => {
  const key = crypto.randomUUID();
  const make = () => write(program, 'POST /folders', { body: { name: 'Slow' }, key });
  const client = await api.deps.pool.connect();
  await client.query('begin');
  await client.query('lock table client_folders in exclusive mode');
  const first = make();
  await vi.waitUntil(async () => {
    const waiting = await api.database.query('select 1 from pg_locks where not granted');
    return waiting.length > 0;
  });
  // Without the lock of its key this one would wait as well, and make a second folder.
  expect(refusalOf(await make())).toEqual([409, 'idempotency.in_progress']);
  await client.query('rollback');
  client.release();
  const made = (await first).body;
  const again = await make();
  expect([again.status, again.body.id]).toEqual([201, made.id]);
});

test('API-010 what fails keeps nothing, so that the same key may be used for what is right', async () => {
  const key = crypto.randomUUID();
  const body = { definition: { ...inboxForm(), pages: 7 } };
  expect(refusalOf(await write(program, 'POST /forms', { body, key }))).toEqual([
    400,
    'form.invalid_definition',
  ]);
  expect((await write(program, 'POST /forms', { body: newForm(), key })).status).toBe(201);
});

test('API-010 T37 a kept answer is sealed, and gone after a day', async () => {
  const form = await api.buildForm(maker, inboxForm());
  const body = { url: 'https://hooks.example.com/sealed' };
  const made = await write(program, `POST /forms/${form.id}/webhooks`, { body, key: 'sealed' });
  expect(made.body.secret).toMatch(/^whsec_/);
  const kept = await api.database.query<object>('select * from idempotent_answers');
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(made.body.secret);
  expect(JSON.stringify(kept)).not.toContain('hooks.example.com');
  const again = await write(program, `POST /forms/${form.id}/webhooks`, { body, key: 'sealed' });
  expect(again.body).toEqual(made.body);
  await api.database.query(`update idempotent_answers set created_at = now() - interval '25 hours'`);
  await api.database.query('delete from webhooks');
  const later = await write(program, `POST /forms/${form.id}/webhooks`, { body, key: 'sealed' });
  expect([later.status, later.body.id === made.body.id]).toEqual([201, false]);
  await cleanUp(api.deps);
  expect(await api.database.query('select name from idempotent_answers')).toEqual([{ name: 'sealed' }]);
});

test('API-011 several changes of one call are made together or not at all', async () => {
  const form = await api.buildForm(maker, inboxForm());
  const id = await submitTo(api, form, { name: 'Ada' });
  const refused = await write(program, `PATCH /submissions/${id}`, {
    body: { status: 'done', tags: ['Urgent'], assigneeId: crypto.randomUUID() },
  });
  expect(refusalOf(refused)).toEqual([404, 'assignee.not_found']);
  const untouched = (await program.get(`/api/v1/submissions/${id}`)).body;
  expect(untouched).toMatchObject({ status: { state: 'open' }, tags: [], assignee: null });
  const changed = await write(program, `PATCH /submissions/${id}`, {
    body: { status: 'done', tags: ['Urgent'], assigneeId: maker.userId },
  });
  expect(changed.body).toMatchObject({
    status: { state: 'done' },
    tags: [{ name: 'Urgent' }],
    assignee: { id: maker.userId },
  });
});

/** The definition of a form and its tag, as a program reads them. */
async function readDefinition(form: BuiltForm) {
  const answer = await program.get(`/api/v1/forms/${form.id}/definition`);
  return { definition: answer.body.definition, tag: answer.headers.get('etag') ?? '' };
}

test('API-012 a definition is published onto the revision that was read, or refused with the one that is there', async () => {
  const form = await api.buildForm(maker, inboxForm('First'));
  const { definition, tag } = await readDefinition(form);
  expect(tag).toBe(`"${form.revisionId}"`);
  const call = `PUT /forms/${form.id}/definition`;
  const body = { definition: { ...definition, title: 'Second' } };
  expect(refusalOf(await write(program, call, { body }))).toEqual([428, 'precondition.required']);
  const published = await write(program, call, { body, headers: { 'if-match': tag } });
  expect([published.status, published.body.title]).toEqual([200, 'Second']);
  expect(published.headers.get('etag')).toBe(`"${published.body.revisionId}"`);
  const late = await write(program, call, { body, headers: { 'if-match': tag } });
  expect(refusalOf(late)).toEqual([412, 'precondition.failed']);
  expect(late.body.current).toEqual({ revisionId: published.body.revisionId });
  expect(late.headers.get('etag')).toBe(`"${published.body.revisionId}"`);
  // A setting that changed meanwhile is no other definition.
  await maker.patch(`/api/forms/${form.id}`, { active: false });
  const now = await readDefinition(form);
  expect((await write(program, call, { body, headers: { 'if-match': now.tag } })).status).toBe(200);
});

test('API-012 of two programs that publish at once one is refused', async () => {
  const form = await api.buildForm(maker, inboxForm('First'));
  const { definition, tag } = await readDefinition(form);
  const answers = await Promise.all(
    ['A', 'B'].map((title) =>
      write(program, `PUT /forms/${form.id}/definition`, {
        body: { definition: { ...definition, title } },
        headers: { 'if-match': tag },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
});

test('API-012 a draft is begun, changed, looked at, published and discarded, each by the state that was read', async () => {
  const form = await api.buildForm(maker, inboxForm('Live'));
  const path = `/forms/${form.id}/draft`;
  expect(refusalOf(await program.get(`/api/v1${path}`))).toEqual([404, 'draft.not_found']);
  const withTitle = (title: string) => ({ definition: inboxForm(title) });
  const begin = () =>
    write(program, `PUT ${path}`, { body: withTitle('Draft'), headers: { 'if-none-match': '*' } });
  const begun = await begin();
  expect([begun.status, begun.body.definition.title]).toEqual([200, 'Draft']);
  expect(refusalOf(await begin())).toEqual([412, 'precondition.failed']);
  const changed = await write(program, `PUT ${path}`, {
    body: {
      definition: withFields(createEmptyDefinition('Draft 2'), [{ ...createField('text'), id: 'name' }]),
    },
    headers: { 'if-match': begun.headers.get('etag') ?? '' },
  });
  expect(changed.status).toBe(200);
  const impact = await write(program, `POST /forms/${form.id}/impact`, { body: {} });
  expect(impact.body.changes).toContainEqual(expect.objectContaining({ kind: 'removed', part: 'field' }));
  expect((await program.get(`/api/v1/forms/${form.id}`)).body).toMatchObject({
    title: 'Live',
    hasDraft: true,
  });
  const publish = (tag: string | null) =>
    write(program, `POST /forms/${form.id}/publish`, { headers: { 'if-match': tag ?? '' } });
  expect(refusalOf(await publish(begun.headers.get('etag')))).toEqual([412, 'precondition.failed']);
  const published = await publish(changed.headers.get('etag'));
  expect(published.body).toMatchObject({ title: 'Draft 2', hasDraft: false });
  expect(refusalOf(await publish(changed.headers.get('etag')))).toEqual([404, 'draft.not_found']);
  const other = await begin();
  const discard = (tag: string | null) =>
    write(program, `DELETE ${path}`, { headers: { 'if-match': tag ?? '' } });
  expect(refusalOf(await discard(changed.headers.get('etag')))).toEqual([412, 'precondition.failed']);
  expect((await discard(other.headers.get('etag'))).status).toBe(204);
  const { data } = (await program.get(`/api/v1/forms/${form.id}/versions`)).body;
  expect(data.map(({ kind, isLive }: { kind: string; isLive: boolean }) => [kind, isLive])).toEqual([
    ['draft', false],
    ['published', true],
    ['published', false],
  ]);
});

test('API-013 many submissions change at once, or as a job whose end the caller waits for', async () => {
  const form = await api.buildForm(maker, inboxForm());
  const ids = [await submitTo(api, form, { name: '1' }), await submitTo(api, form, { name: '2' })];
  const tagged = await write(program, 'POST /bulk-changes', {
    body: { change: 'tag', submissionIds: ids, tag: 'Seen' },
  });
  expect(tagged.body).toEqual({ changedIds: expect.arrayContaining(ids), failedIds: [], job: null });
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', now(), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, 501)`,
    [form.id, maker.accountId, form.revisionId],
  );
  const body = { change: 'status', filter: { formId: form.id }, status: 'done' };
  const begun = await write(program, 'POST /bulk-changes', { body, key: 'all-done' });
  expect([begun.status, begun.body.job.state]).toEqual([202, 'waiting']);
  const address = begun.headers.get('location') ?? '';
  expect(address).toBe(`/api/v1/bulk-changes/${begun.body.job.id}`);
  const waiting = write(program, 'POST /bulk-changes', {
    body,
    key: 'all-done',
    headers: { prefer: 'wait=20' },
  });
  await api.runJobs();
  const ended = await waiting;
  expect([ended.status, ended.body.job]).toMatchObject([200, { state: 'done', done: 503 }]);
  expect(ended.headers.get('preference-applied')).toBe('wait=20');
  expect((await program.get(address)).body.state).toBe('done');
  const both = await write(program, 'POST /bulk-changes', { body: { change: 'assign' } });
  expect([...refusalOf(both), both.body.issues.map(({ path }: { path: string[] }) => path[0])]).toEqual([
    400,
    'request.invalid',
    ['submissionIds', 'assigneeId'],
  ]);
});

test('API-014 an export is begun, waited for and downloaded, in parts as well', async () => {
  const form = await api.buildForm(maker, inboxForm());
  await submitTo(api, form, { name: 'Ada' });
  const body = { format: 'csv', filter: { formId: form.id } };
  const begun = await write(program, 'POST /exports', { body, key: 'export' });
  expect([begun.status, begun.body.state]).toEqual([202, 'waiting']);
  const address = begun.headers.get('location') ?? '';
  const early = await program.get(`${address}/file`);
  expect(refusalOf(early)).toEqual([409, 'export.not_ready']);
  const waiting = program.send('GET', address, { headers: { prefer: 'wait=20' } });
  await api.runJobs();
  expect((await waiting).body).toMatchObject({ state: 'done', rows: 1 });
  const file = await program.get(`${address}/file`);
  expect(file.text).toContain('Ada');
  const part = await program.send('GET', `${address}/file`, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '4']);
  const repeated = await write(program, 'POST /exports', {
    body,
    key: 'export',
    headers: { prefer: 'wait=1' },
  });
  expect([repeated.status, repeated.body.id]).toEqual([201, begun.body.id]);
});
