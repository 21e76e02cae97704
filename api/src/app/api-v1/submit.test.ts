import { createEmptyDefinition, createField, FILE_KINDS, withFields } from '@inlay/sdk/model';
import { request } from 'node:http';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { fieldOf, pageOf, rowsOf } from '../../../../tests/support/api/logicForm.ts';
import { refusalOf, write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { earlier } from '../../../../tests/support/api/earlier.ts';

const api = useTestApi();
let maker: TestPerson;
let form: BuiltForm;
let program: TestProgram;
const definition = withFields(createEmptyDefinition('Application'), [
  { ...createField('text'), id: 'name', required: true },
  { ...createField('email'), id: 'email' },
  { ...createField('file'), id: 'files', accepts: [...FILE_KINDS], maxFiles: 2 },
  { ...createField('captcha'), id: 'captcha' },
]);
beforeAll(async () => {
  maker = await api.signedIn();
  form = await api.buildForm(maker, definition);
  program = await programOf(api, maker, { scopes: ['submissions:read', 'submissions:write'] });
});
beforeEach(() => api.database.query('delete from rate_limits'));

/** Guests, row by row. */
const WITH_ROWS = {
  ...createEmptyDefinition('Party'),
  pages: [pageOf('p1', 'Guests', [rowsOf('guests', [fieldOf('text', 'guest', 'Name')])])],
};

const submit = (answers: object, key?: string) =>
  write(program, `POST /forms/${form.id}/submissions`, { body: { answers }, ...(key && { key }) });
const countSubmissions = async (): Promise<number> =>
  (await api.database.query('select 1 from form_submissions')).length;

test('API-020 a program sends a form as a visitor does, without captcha and the limits of visitors', async () => {
  const before = await countSubmissions();
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    const sent = await submit({ name });
    expect([sent.status, sent.body]).toMatchObject([201, { receiptCode: expect.any(String) }]);
    expect(sent.headers.get('location')).toBe(`/api/v1/submissions/${sent.body.id}`);
  }
  expect(await countSubmissions()).toBe(before + 6);
  // Only for its own account, and while the form is open.
  const stranger = await programOf(api, await api.signedIn(), { scopes: ['submissions:write'] });
  const foreign = await write(stranger, `POST /forms/${form.id}/submissions`, {
    body: { answers: { name: 'x' } },
  });
  expect(refusalOf(foreign)).toEqual([404, 'form.not_found']);
  await maker.patch(`/api/forms/${form.id}`, { active: false });
  expect(refusalOf(await submit({ name: 'x' }))).toEqual([403, 'form.not_available']);
  await maker.patch(`/api/forms/${form.id}`, { active: true });
  await maker.patch(`/api/forms/${form.id}/publishing`, { frameOnly: true });
  expect((await submit({ name: 'x' })).status).toBe(201);
});

test('API-020 answers are judged by the one validator, with the path of each fault', async () => {
  const before = await countSubmissions();
  const wrong = await submit({ email: 'nobody' });
  expect(refusalOf(wrong)).toEqual([422, 'submission.invalid']);
  expect(wrong.body.issues.map(({ path }: { path: string[] }) => path)).toEqual([
    ['answers', 'name'],
    ['answers', 'email'],
  ]);
  const unknown = await write(program, `POST /forms/${form.id}/submissions`, {
    body: { answers: { name: 'x' }, idempotencyKey: crypto.randomUUID() },
  });
  expect(refusalOf(unknown)).toEqual([400, 'request.invalid']);
  expect(await countSubmissions()).toBe(before);
});

test('API-020 a name that the form does not ask for is refused with its path, and nothing is stored', async () => {
  const before = await countSubmissions();
  const pathsOf = ({ body }: TestResponse) => body.issues.map(({ path }: { path: unknown[] }) => path);
  const misspelt = await submit({ name: 'Ada', emial: 'ada@example.com', captcha: 'x', 'name.locked': '' });
  expect([...refusalOf(misspelt), pathsOf(misspelt)]).toEqual([
    422,
    'submission.invalid',
    [
      ['answers', 'emial'],
      ['answers', 'captcha'],
    ],
  ]);
  const rows = await api.buildForm(maker, WITH_ROWS);
  const send = (body: object) => write(program, `POST /forms/${rows.id}/submissions`, { body });
  const inRows = await send({
    answers: { guests: [{ guest: 'Bob' }, { guest: 'Eve', gest: 'x' }], guest: 'x' },
  });
  expect([...refusalOf(inRows), pathsOf(inRows)]).toEqual([
    422,
    'submission.invalid',
    [
      ['answers', 'guest'],
      ['answers', 'guests', 1, 'gest'],
    ],
  ]);
  // Names that only the dashboard ignores (D-20).
  const beside = await send({ answers: { guests: [{ guest: 'Bob' }] }, user_id: maker.userId });
  expect([...refusalOf(beside), pathsOf(beside)]).toEqual([400, 'request.invalid', [['user_id']]]);
  expect(await countSubmissions()).toBe(before);
  expect((await send({ answers: { guests: [{ guest: 'Bob' }] } })).status).toBe(201);
  // Scripts of visitors may be older or newer than the platform that they send to.
  const plain = await api.buildForm(maker, inboxForm());
  const { revisionId } = plain;
  const visitors = { revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'Ada', emial: 'x' } };
  const sent = await api
    .visitor()
    .post(`/api/public/forms/${plain.id}/submissions`, { ...visitors, more: 1 });
  expect(sent.status).toBe(201);
});

test('API-020 under one Idempotency-Key it is stored once, also by calls at once and after days', async () => {
  const before = await countSubmissions();
  const key = 'order-4711';
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit({ name: 'Once' }, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  await api.database.query(
    `update form_submissions set submitted_at = ${earlier('submitted_at', 40 * 24 * 3600)}`,
  );
  const late = await submit({ name: 'Once' }, key);
  expect(late.body.id).toBe(answers[0]?.body.id);
  expect(late.headers.get('idempotency-replayed')).toBe('true');
  expect(refusalOf(await submit({ name: 'Other' }, key))).toEqual([422, 'submission.key_reused']);
  expect(await countSubmissions()).toBe(before + 1);
  // Of another API key it is another submission.
  const other = await programOf(api, maker, { scopes: ['submissions:write'] });
  const second = await write(other, `POST /forms/${form.id}/submissions`, {
    body: { answers: { name: 'Once' } },
    key,
  });
  expect(second.body.id).not.toBe(late.body.id);
});

const upload = (name: string, bytes: Uint8Array, fieldId = 'files') =>
  program.send('POST', `/api/v1/forms/${form.id}/uploads?${new URLSearchParams({ fieldId, name })}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  });

test('API-021 a file is uploaded, named by the answer, and belongs to the submission', async () => {
  const picture = buildPng();
  const uploaded = await upload('photo.png', picture);
  expect([uploaded.status, uploaded.body]).toMatchObject([
    201,
    { name: 'photo.png', size: picture.length, type: 'image/png' },
  ]);
  const sent = await submit({ name: 'Ada', files: { files: [uploaded.body] } });
  expect(sent.status).toBe(201);
  await api.runJobs();
  const { files } = (await program.get(`/api/v1/submissions/${sent.body.id}`)).body;
  expect(files).toMatchObject([{ fieldId: 'files', name: 'photo.png', state: 'kept' }]);
  const link = await program.get(`/api/v1/submissions/${sent.body.id}/files/${files[0].id}`);
  expect([link.status, Boolean(link.headers.get('location'))]).toEqual([303, true]);
  expect((await program.get(`/api/v1/submissions/${sent.body.id}/files`)).headers.get('content-type')).toBe(
    'application/zip',
  );
  // A file is taken once.
  const twice = await submit({ name: 'Bob', files: { files: [uploaded.body] } });
  expect(refusalOf(twice)).toEqual([422, 'submission.invalid']);
});

test('API-021 a file that is not what it says, too large, empty or for no field is refused, and nothing stays', async () => {
  const before = await api.database.query(`select id from uploads where state <> 'refused'`);
  const text = new TextEncoder().encode('MZ, no picture');
  expect(refusalOf(await upload('photo.png', text))).toEqual([422, 'upload.file_content']);
  expect(refusalOf(await upload('run.exe', text))).toEqual([422, 'upload.file_type']);
  expect(refusalOf(await upload('a.txt', new Uint8Array(0)))).toEqual([422, 'upload.file_empty']);
  expect(refusalOf(await upload('a.txt', text, 'name'))).toEqual([400, 'request.invalid']);
  expect(await api.database.query(`select id from uploads where state <> 'refused'`)).toEqual(before);
});

test('API-021 of an upload that breaks off nothing stays', async () => {
  const { port } = new URL(api.url);
  const sent = request({
    port,
    method: 'POST',
    path: `/api/v1/forms/${form.id}/uploads?fieldId=files&name=a.txt`,
    headers: { authorization: `Bearer ${program.token}`, 'content-length': '1000' },
  });
  sent.on('error', () => undefined);
  sent.write('x'.repeat(100));
  const rows = () => api.database.query(`select id from uploads where state = 'receiving'`);
  await vi.waitUntil(async () => (await rows()).length === 1);
  sent.destroy();
  await vi.waitUntil(async () => (await rows()).length === 0);
  expect(await rows()).toEqual([]);
});
