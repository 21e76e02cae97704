import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

const definition = withFields(createEmptyDefinition('Course'), [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
]);

beforeAll(() => api.liftSubmitLimits());
beforeEach(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});

test('SUBM-124 under a used key other answers are refused, never lost: the page entered again is another submission', async () => {
  const enter = (idempotencyKey: string, name: string) =>
    owner.post(`/api/forms/${form.id}/entries`, {
      revisionId: form.revisionId,
      idempotencyKey,
      answers: { name },
    });
  const key = randomUUID();
  expect((await enter(key, 'First')).status).toBe(201);
  const reused = await enter(key, 'Second');
  expect([reused.status, reused.body.error.code]).toEqual([422, 'submission.key_reused']);

  const { path } = (await owner.post(`/api/forms/${form.id}/entries/page`)).body;
  const below = `${path}/1/${form.id}`;
  const visitor = api.visitor();
  const byScript = (idempotencyKey: string, name: string) =>
    visitor.post(`${below}/api/public/forms/${randomUUID()}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey,
      answers: { name },
    });
  const [one, other] = [randomUUID(), randomUUID()];
  const first = await byScript(one, 'Paper 1');
  expect((await byScript(one, 'Paper 1')).body.submissionId).toBe(first.body.submissionId);
  const next = await byScript(other, 'Paper 2');
  expect([next.status, next.body.submissionId === first.body.submissionId]).toEqual([201, false]);

  const plainly = (idempotencyKey: string, name: string) =>
    visitor.send('POST', `${below}/embed/${randomUUID()}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        revisionId: form.revisionId,
        idempotencyKey,
        'answers.name': name,
      }).toString(),
    });
  const refused = await plainly(one, 'Paper 3');
  expect([refused.status, refused.text.includes('value="Paper 3"')]).toEqual([422, true]);
  const [, fresh = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(refused.text) ?? [];
  expect((await plainly(fresh, 'Paper 3')).status).toBe(303);
  const { submissions } = (await owner.get('/api/submissions')).body;
  expect(submissions.map((entered: { answers: { name: string } }) => entered.answers.name)).toEqual([
    'Paper 3',
    'Paper 2',
    'Paper 1',
    'First',
  ]);
});

test('SUBM-124 a page of an entry is judged by the questions that it shows, for a day after they have changed', async () => {
  const later = withFields(createEmptyDefinition('Course'), [
    { ...createField('text'), id: 'company', label: 'Company', required: true },
  ]);
  const enterAndChange = async (): Promise<string> => {
    form = await api.buildForm(owner, definition);
    const { path } = (await owner.post(`/api/forms/${form.id}/entries/page`)).body;
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    const saved = await owner.put(`/api/forms/${form.id}/definition`, { definition: later, version });
    expect(saved.status).toBe(200);
    return `${path}/1/${form.id}`;
  };
  const soon = await api
    .visitor()
    .post(`${await enterAndChange()}/api/public/forms/${randomUUID()}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Paper' },
    });
  expect(soon.status).toBe(201);
  expect((await owner.get('/api/submissions')).body.submissions).toMatchObject([
    { answers: { name: 'Paper' } },
  ]);

  const below = await enterAndChange();
  const { id, revisionId } = form;
  await api.database.query(
    `update form_revisions set created_at = created_at - interval '2 days' where form_id = $1`,
    [id],
  );
  const late = await api.visitor().send('POST', `${below}/embed/${randomUUID()}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ revisionId, 'answers.company': 'Kept' }).toString(),
  });
  expect([late.status, late.text.includes('value="Kept"')]).toEqual([409, true]);
});

test('SUBM-122 SUBM-124 nothing is kept in progress on the pages of a form that keeps it', async () => {
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada' },
  });
  const id = sent.body.submissionId;
  await owner.patch(`/api/forms/${form.id}/publishing`, { keepsUnfinished: true });
  const pages = [
    await owner.post(`/api/submissions/${id}/edit-page`),
    await owner.post(`/api/forms/${form.id}/entries/page`),
  ];
  for (const { body } of pages) {
    const { status, text } = await api.visitor().get(body.path);
    expect([status, text.includes('value="save"')]).toEqual([200, false]);
  }
});
