import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type Field } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { readWhole } from '../../../../tests/support/api/resultsScene.ts';

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

const day: Field = {
  ...createField('radio'),
  id: 'day',
  label: 'Day',
  options: [
    { value: 'mon', label: 'Monday', places: 1 },
    { value: 'tue', label: 'Tuesday', places: 1 },
  ],
};
const definition = withFields(createEmptyDefinition('Course'), [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
  day,
]);

beforeAll(async () => {
  await api.liftSubmitLimits();
});
beforeEach(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});

const submit = async (answers: Record<string, unknown>): Promise<string> => {
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
  expect(sent.status).toBe(201);
  return sent.body.submissionId;
};
const edit = (id: string, body: object, who: TestPerson = owner) =>
  who.put(`/api/submissions/${id}/answers`, body);
const history = async (id: string) => (await owner.get(`/api/submissions/${id}/versions`)).body.versions;
const left = async () =>
  (await api.visitor().get(`/api/public/forms/${form.id}/places`)).body.places as Record<string, unknown>;

test('SUBM-122 SUBM-119 a corrected answer is stored once for each version, with who, when and what it was', async () => {
  const id = await submit({ name: 'Ada', day: 'mon' });
  const opened = (await owner.get(`/api/submissions/${id}/edit`)).body;
  expect([opened.version, opened.answers]).toEqual([1, { name: 'Ada', day: 'mon' }]);
  const answers = { name: 'Ada Byron', day: 'tue' };
  const first = await edit(id, { version: 1, answers, reason: 'By phone' });
  expect([first.status, first.body]).toEqual([200, { version: 2, answers }]);
  const second = await edit(id, { version: 1, answers: { name: 'Eve' } });
  expect([second.status, second.body.error.code]).toEqual([409, 'submission.changed']);
  // The same again is no change.
  expect((await edit(id, { version: 2, answers })).body).toEqual({ version: 2, answers });
  const { submission } = (await owner.get(`/api/submissions/${id}`)).body;
  expect(submission).toMatchObject({ answers, version: 2, enteredBy: null });
  expect(Date.parse(submission.editedAt)).toBeGreaterThan(Date.parse(submission.submittedAt));
  expect(await history(id)).toMatchObject([
    {
      version: 2,
      kind: 'edited',
      isByVisitor: false,
      by: expect.stringContaining('@'),
      reason: 'By phone',
      changes: [
        { id: 'name', label: 'Name', from: 'Ada', to: 'Ada Byron' },
        { id: 'day', label: 'Day', from: 'Monday', to: 'Tuesday' },
      ],
    },
  ]);
});

test('SUBM-122 corrected answers are judged as sent ones are, and by the questions that were answered', async () => {
  const id = await submit({ name: 'Ada' });
  const invalid = await edit(id, { version: 1, answers: { name: '', day: 'sun' } });
  expect([invalid.status, invalid.body.error.issues.map(({ path }: { path: string[] }) => path)]).toEqual([
    422,
    [['name'], ['day']],
  ]);
  const later = withFields(createEmptyDefinition('Course'), [
    { ...createField('text'), id: 'company', label: 'Company', required: true },
  ]);
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  const saved = await owner.put(`/api/forms/${form.id}/definition`, { definition: later, version });
  expect(saved.status).toBe(200);
  expect((await edit(id, { version: 1, answers: { name: 'Ida' } })).status).toBe(200);
  expect(await history(id)).toMatchObject([{ changes: [{ label: 'Name', from: 'Ada', to: 'Ida' }] }]);
});

test('SUBM-123 search, results, export and places follow an edit', async () => {
  const [id, other] = [await submit({ name: 'Ada', day: 'mon' }), await submit({ name: 'Grace' })];
  await api.runJobs();
  const results = () => readWhole(owner, form.id);
  const before = await results();
  expect(await left()).toEqual({ day: { mon: 0, tue: 1 } });
  expect((await edit(id, { version: 1, answers: { name: 'Zora', day: 'tue' } })).status).toBe(200);
  const found = async (search: string) =>
    (await owner.get(`/api/submissions?search=${search}`)).body.submissions.map(
      (one: { id: string }) => one.id,
    );
  expect([await found('Zora'), await found('Ada')]).toEqual([[id], []]);
  expect(await left()).toEqual({ day: { mon: 1, tue: 0 } });
  const full = await edit(other, { version: 1, answers: { name: 'Grace', day: 'tue' } });
  expect([full.status, full.body.error.issues[0]]).toMatchObject([
    422,
    { path: ['day'], code: 'option_full' },
  ]);
  expect((await edit(other, { version: 1, answers: { name: 'Grace', day: 'mon' } })).status).toBe(200);
  await api.runJobs();
  const after = await results();
  expect(countsOf(before)).toEqual({ mon: 1 });
  expect(countsOf(after)).toEqual({ mon: 1, tue: 1 });
  const csv = (await owner.get(`/api/submissions/export?formId=${form.id}`)).text;
  expect(csv).toContain('Zora');
  expect(csv).not.toContain('Ada');
});

test('SUBM-124 a submission entered by hand takes places, is marked, and passes what limits visitors', async () => {
  await owner.patch(`/api/forms/${form.id}/publishing`, {
    closesAt: '2026-01-01T00:00:00Z',
    onePerBrowser: true,
    maxSubmissions: 1,
  });
  const enter = (answers: object, idempotencyKey: string = randomUUID()) =>
    owner.post(`/api/forms/${form.id}/entries`, { revisionId: form.revisionId, idempotencyKey, answers });
  expect((await owner.get(`/api/forms/${form.id}/entries/form`)).body.form).toMatchObject({ closed: null });
  const key = randomUUID();
  const first = await enter({ name: 'Paper', day: 'mon' }, key);
  expect(first.status).toBe(201);
  expect((await enter({ name: 'Paper', day: 'mon' }, key)).body).toEqual(first.body);
  expect((await enter({ name: 'Second', day: 'tue' })).status).toBe(201);
  const full = await enter({ name: 'Third', day: 'mon' });
  expect([full.status, full.body.error.issues[0].code]).toEqual([422, 'option_full']);
  expect((await enter({ day: 'mon' })).status).toBe(422);
  const { submissions } = (await owner.get('/api/submissions')).body;
  expect(submissions.map((one: { answers: { name: string } }) => one.answers.name)).toEqual([
    'Second',
    'Paper',
  ]);
  expect(submissions[0].enteredBy).toMatchObject({ id: owner.userId });
});

test('SUBM-122 SUBM-124 readers and strangers neither correct nor enter', async () => {
  const id = await submit({ name: 'Ada' });
  const [reader, stranger] = [await api.signedIn(), await api.signedIn()];
  await api.assign(form.id, reader);
  for (const [who, status] of [
    [reader, 403],
    [stranger, 404],
  ] as const) {
    expect((await edit(id, { version: 1, answers: { name: 'Eve' } }, who)).status).toBe(status);
    expect((await who.get(`/api/submissions/${id}/edit`)).status).toBe(status);
    const entry = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'Eve' } };
    expect((await who.post(`/api/forms/${form.id}/entries`, entry)).status).toBe(status);
  }
  expect((await reader.get(`/api/submissions/${id}/versions`)).status).toBe(200);
  expect((await stranger.get(`/api/submissions/${id}/versions`)).status).toBe(404);
});

test('SUBM-119 of pairs of edits at once one wins, and the other is told', async () => {
  const id = await submit({ name: 'Ada' });
  for (let version = 1; version <= 5; version++) {
    const pair = await Promise.all(
      ['a', 'b'].map((name) => edit(id, { version, answers: { name: `${name}${version}` } })),
    );
    expect(pair.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
  expect(await history(id)).toHaveLength(5);
});

test('SUBM-122 SUBM-124 SUBM-127 answers are corrected and entered on a page, with and without JavaScript', async () => {
  const id = await submit({ name: 'Ada', day: 'mon' });
  const { path } = (await owner.post(`/api/submissions/${id}/edit-page`)).body;
  const visitor = api.visitor();
  const page = await visitor.get(path);
  expect([page.status, page.text.includes('value="Ada"')]).toEqual([200, true]);
  expect(page.text).toContain('Reason for the correction');
  const below = (at: string, version: number, of: string) => `${at}/${version}/${form.id}${of}`;
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID() };
  const script = await visitor.post(below(path, 1, `/api/public/forms/${id}/submissions`), {
    ...body,
    answers: { name: 'Ada B', day: 'tue', 'edit-reason': ' By phone ' },
  });
  expect([
    script.status,
    script.body.redirectUrl.endsWith(`/submissions/${form.id}?submission=${id}`),
  ]).toEqual([201, true]);
  const plainly = (at: string, of: string, entries: Record<string, string>) =>
    visitor.send('POST', at + of, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ revisionId: form.revisionId, ...entries }).toString(),
    });
  const late = await plainly(below(path, 1, ''), `/embed/${id}`, {
    'answers.name': 'Eve',
    'answers.edit-reason': 'A letter',
  });
  expect([late.status, late.text.includes('value="Eve"'), late.text.includes('value="A letter"')]).toEqual([
    409,
    true,
    true,
  ]);
  const done = await plainly(below(path, 2, ''), `/embed/${id}`, {
    'answers.name': 'Eve',
    'answers.day': 'tue',
    'answers.edit-reason': 'A letter',
  });
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/submissions/${form.id}?submission=${id}`,
  ]);
  expect(await history(id)).toMatchObject([
    { isByVisitor: false, reason: 'A letter' },
    { isByVisitor: false, reason: 'By phone' },
  ]);
  const [stored] = await api.database.query('select submission_data from form_submissions where id = $1', [
    id,
  ]);
  expect(stored).toEqual({ submission_data: { name: 'Eve', day: 'tue' } });

  const entry = (await owner.post(`/api/forms/${form.id}/entries/page`)).body.path;
  const blank = await visitor.get(entry);
  expect([blank.status, blank.text.includes('edit-reason')]).toEqual([200, false]);
  const invalid = await plainly(below(entry, 1, ''), `/embed/${id}`, { 'answers.day': 'mon' });
  expect(invalid.status).toBe(422);
  for (let twice = 0; twice < 2; twice++) {
    const entered = await plainly(below(entry, 1, ''), `/embed/${id}`, { 'answers.name': 'Paper' });
    expect(entered.status).toBe(303);
  }
  const { submissions } = (await owner.get('/api/submissions')).body;
  expect(submissions).toMatchObject([
    { answers: { name: 'Paper' }, enteredBy: { id: owner.userId } },
    { id },
  ]);
  // Whoever loses the role loses the page.
  expect((await visitor.get(`${path}x`)).status).toBe(404);
  await api.database.query('delete from account_members where user_id = $1', [owner.userId]);
  expect((await visitor.get(path)).status).toBe(404);
});

/** Returns how often each day was chosen. */
const countsOf = (results: { cards: { id?: string; options?: { value: string; count: number }[] }[] }) =>
  Object.fromEntries(
    (results.cards.find((card) => card.options)?.options ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => [value, count]),
  );
