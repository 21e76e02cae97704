import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

const extras: Field = {
  ...createField('checkbox'),
  id: 'extras',
  label: 'Extras',
  options: [
    { value: 'lunch', label: 'Lunch' },
    { value: 'bus', label: 'Bus' },
  ],
};
const fields = [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
  { ...createField('text'), id: 'town', label: 'Town' },
  extras,
];
const definition = withFields(createEmptyDefinition('Course'), fields);

beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
  await allow({ allowsEdits: true });
});

const allow = async (settings: object): Promise<void> => {
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, settings)).status).toBe(200);
};

interface Sent {
  id: string;
  /** Path of the edit page. */
  path: string;
}

async function submit(answers: object): Promise<Sent> {
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
  expect(sent.status).toBe(201);
  return { id: sent.body.submissionId, path: new URL(sent.body.status.url).pathname };
}
const open = (path: string) => api.visitor().get(path);
const sendByScript = (sent: Sent, version: number, answers: object, revisionId = form.revisionId) =>
  api.visitor().post(`${sent.path}/${version}/${form.id}/api/public/forms/${sent.id}/submissions`, {
    revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
const sendPlainly = (sent: Sent, version: number, entries: Record<string, string>) =>
  api.visitor().send('POST', `${sent.path}/${version}/${form.id}/embed/${sent.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ revisionId: form.revisionId, ...entries }).toString(),
  });
const answersOf = async ({ id }: Sent) => (await owner.get(`/api/submissions/${id}`)).body.submission.answers;

test('SUBM-118 the receipt links to the answers, which are edited with and without JavaScript', async () => {
  const sent = await submit({ name: 'Ada', town: 'London', extras: ['lunch'] });
  const page = await open(sent.path);
  expect([page.status, page.text.includes('value="Ada"')]).toEqual([200, true]);
  expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    'no-store',
    'same-origin',
  ]);
  const changed = { name: 'Ada', town: 'Paris', extras: ['lunch'], 'edit-reason': 'Asked of staff alone' };
  const stored = await sendByScript(sent, 1, changed);
  expect([stored.status, stored.body.submissionId]).toEqual([201, sent.id]);
  expect(new URL(stored.body.redirectUrl).pathname).toBe(sent.path);
  const plain = await sendPlainly(sent, 2, { 'answers.name': 'Ada B', 'answers.extras': 'bus' });
  expect([plain.status, plain.headers.get('location')]).toEqual([303, `${sent.path}?saved`]);
  expect(await answersOf(sent)).toEqual({ name: 'Ada B', town: '', extras: ['bus'] });
  const { versions } = (await owner.get(`/api/submissions/${sent.id}/versions`)).body;
  expect(versions.map((one: object) => one)).toMatchObject([
    { version: 3, isByVisitor: true, by: null, reason: null },
    { version: 2, reason: null, changes: [{ label: 'Town', from: 'London', to: 'Paris' }] },
  ]);
  expect((await open(`${sent.path}?saved`)).text).toContain('Your changes are saved');
});

test('SUBM-118 SUBM-119 a second editor is told what changed, and finds everything typed', async () => {
  const sent = await submit({ name: 'Ada', town: 'London' });
  expect((await sendByScript(sent, 1, { name: 'Ada', town: 'Paris' })).status).toBe(201);
  const script = await sendByScript(sent, 1, { name: 'Eve', town: 'London' });
  expect([script.status, script.body.error.code]).toEqual([409, 'form.changed']);
  const plain = await sendPlainly(sent, 1, { 'answers.name': 'Eve', 'answers.town': 'London' });
  expect(plain.status).toBe(409);
  expect(plain.text).toContain('changed elsewhere meanwhile: Town');
  expect(plain.text).toContain('value="Eve"');
  expect(plain.text).toContain(`action="${sent.path}/2/${form.id}/embed/${sent.id}"`);
  // A retry of what was stored is answered as stored.
  expect((await sendByScript(sent, 1, { name: 'Ada', town: 'Paris' })).status).toBe(201);
  expect((await sendPlainly(sent, 2, { 'answers.name': 'Eve' })).status).toBe(303);
});

test('SUBM-118 EMBED-112 answers that were sent are not kept in progress again while they are edited', async () => {
  await allow({ keepsUnfinished: true });
  const sent = await submit({ name: 'Ada' });
  const pages = [
    await open(sent.path),
    await sendPlainly(sent, 1, { 'answers.name': '' }),
    await sendPlainly(sent, 1, { go: 'stay', 'answers.name': 'Ada' }),
  ];
  expect(pages.map(({ status }) => status)).toEqual([200, 422, 200]);
  for (const { text } of pages) {
    expect(text).not.toContain('value="save"');
    expect(text).not.toContain('"unfinished"');
  }
});

test('SUBM-118 a version that no submission has is refused, also one beyond the numbers of the database', async () => {
  const sent = await submit({ name: 'Ada' });
  for (const version of [2 ** 31, 2 ** 40]) {
    expect((await sendByScript(sent, version, { name: 'Eve' })).status).toBe(404);
    expect((await sendPlainly(sent, version, { 'answers.name': 'Eve' })).status).toBe(404);
  }
});

test('SUBM-118 mistakes are said beside what was typed', async () => {
  const sent = await submit({ name: 'Ada' });
  const script = await sendByScript(sent, 1, { name: '' });
  expect([script.status, script.body.error.issues[0].path]).toEqual([422, ['name']]);
  const plain = await sendPlainly(sent, 1, { 'answers.name': '', 'answers.town': 'Rome' });
  expect([plain.status, plain.text.includes('value="Rome"')]).toEqual([422, true]);
});

test('SUBM-118 the form may change: what no longer fits is named, the rest is there', async () => {
  const sent = await submit({ name: 'Ada', town: 'London' });
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  const later = withFields(definition, [
    fields[0]!,
    { ...createField('number'), id: 'town', label: 'Number of towns' },
  ]);
  const saved = await owner.put(`/api/forms/${form.id}/definition`, { definition: later, version });
  expect(saved.status).toBe(200);
  const page = (await open(sent.path)).text;
  expect(page).toContain('These answers no longer fit: Town.');
  expect(page).toContain('value="Ada"');
  const stored = await sendByScript(sent, 1, { name: 'Ada', town: 3 }, saved.body.revisionId);
  expect(stored.status).toBe(201);
  expect(await answersOf(sent)).toEqual({ name: 'Ada', town: 3 });
});

test('SUBM-118 opening the link changes nothing; wrong, foreign and ended links say what they are', async () => {
  const sent = await submit({ name: 'Ada' });
  for (let opened = 0; opened < 20; opened++) await open(sent.path);
  const { submission } = (await owner.get(`/api/submissions/${sent.id}`)).body;
  expect([submission.version, submission.editedAt]).toEqual([1, null]);
  await api.database.query('delete from rate_limits');
  const status = sent.path.replace('/e/', '/s/');
  for (const path of [`${sent.path.slice(0, -1)}x`, '/e/x', status])
    expect((await open(path)).status).toBe(404);
  for (const ends of [
    { editsEndAt: '2026-01-01T00:00:00Z' },
    { editsEndAt: null, editsEndWith: 'in_progress' },
    { editsEndWith: 'done' },
  ]) {
    await allow(ends);
    await owner.post('/api/submissions/status', { ids: [sent.id], status: 'done' });
    expect((await open(sent.path)).text).toContain('Changes are no longer possible');
    const late = await sendByScript(sent, 1, { name: 'Eve' });
    expect([late.status, late.body.error.code]).toEqual([403, 'form.closed']);
    const typed = await sendPlainly(sent, 1, { 'answers.name': 'Typed' });
    expect([typed.status, typed.text.includes('value="Typed"')]).toEqual([403, true]);
  }
  await allow({ editsEndWith: null, editDays: 1 });
  expect((await open(sent.path)).text).toContain('value="Ada"');
  await api.database.query(`update form_submissions set submitted_at = now() - interval '25 hours'`);
  expect((await open(sent.path)).text).toContain('Changes are no longer possible');
  await allow({ allowsEdits: false });
  expect((await open(sent.path)).status).toBe(404);
  expect((await sendByScript(sent, 1, { name: 'Eve' })).status).toBe(404);
  expect(await answersOf(sent)).toMatchObject({ name: 'Ada' });
});

test('SUBM-120 a withdrawn submission is in the trash under its name, and comes back by the owner alone', async () => {
  await allow({ allowsEdits: true, allowsWithdrawal: true });
  const sent = await submit({ name: 'Ada' });
  expect((await open(sent.path)).text).toContain(`href="${sent.path}/withdraw"`);
  expect((await open(`${sent.path}/withdraw`)).text).toContain('Withdraw your answers?');
  expect((await owner.get('/api/submissions/count')).body.total).toBe(1);
  const done = await api.visitor().send('POST', `${sent.path}/withdraw`);
  expect([done.status, done.text.includes('Your answers are withdrawn')]).toEqual([200, true]);
  // Twice is once.
  expect((await api.visitor().send('POST', `${sent.path}/withdraw`)).status).toBe(200);
  expect((await owner.get('/api/submissions/count')).body.total).toBe(0);
  expect((await owner.get('/api/trash')).body.submissions).toMatchObject([
    { id: sent.id, isWithdrawn: true },
  ]);
  const { versions } = (await owner.get(`/api/submissions/${sent.id}/versions`)).body;
  expect(versions).toMatchObject([{ kind: 'withdrawn', isByVisitor: true, changes: [] }]);
  expect((await sendByScript(sent, 2, { name: 'Eve' })).status).toBe(403);
  expect((await owner.post('/api/submissions/restore', { ids: [sent.id] })).status).toBe(200);
  expect((await open(sent.path)).text).toContain('value="Ada"');
  await allow({ allowsWithdrawal: false });
  expect((await api.visitor().send('POST', `${sent.path}/withdraw`)).status).toBe(404);
});

test('SUBM-118 answers that were sent are kept already: their page offers no saving, unlike the form', async () => {
  await allow({ keepsUnfinished: true });
  const sent = await submit({ name: 'Ada' });
  const offers = async (path: string) => (await open(path)).text.includes('Save and continue later');
  expect([await offers(`/embed/${form.id}`), await offers(sent.path)]).toEqual([true, false]);
});
