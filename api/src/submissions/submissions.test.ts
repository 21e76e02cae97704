import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  fieldsOf,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type BuiltForm } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

const oneField = (label = 'Name'): FormDefinition =>
  withFields(createEmptyDefinition('Contact'), [{ ...createField('text'), id: 'name', label }]);

async function submit(form: BuiltForm, name: string): Promise<string> {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name } };
  return (await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body)).body.submissionId;
}
const namesOf = (body: { submissions: { answers: { name: string } }[] }) =>
  body.submissions.map((one) => one.answers.name);

test('SUBM-001 SUBM-038 lists come newest first, page by page, each row once', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, oneField());
  for (const name of ['a', 'b', 'c', 'd', 'e']) await submit(form, name);
  const first = (await owner.get(`/api/submissions?formId=${form.id}&limit=2`)).body;
  await submit(form, 'late');
  const second = (await owner.get(`/api/submissions?formId=${form.id}&limit=2&cursor=${first.nextCursor}`))
    .body;
  const third = (await owner.get(`/api/submissions?formId=${form.id}&limit=2&cursor=${second.nextCursor}`))
    .body;
  expect([first, second, third].map(namesOf)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
  expect(third.nextCursor).toBe(null);
  expect((await owner.get(`/api/submissions/count?formId=${form.id}`)).body).toEqual({ total: 6 });
});

test('D-184 SUBM-015 a submission keeps the labels its visitor saw', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, oneField('Name'));
  const id = await submit(form, 'Ada');
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  await owner.put(`/api/forms/${form.id}/definition`, { definition: oneField('Full name'), version });
  const { body } = await owner.get(`/api/submissions/${id}`);
  expect(body).toMatchObject({
    submission: { answers: { name: 'Ada' }, formTitle: 'Contact' },
    fields: [{ label: 'Name' }],
  });
  const list = (await owner.get(`/api/submissions?formId=${form.id}`)).body;
  expect(list.revisions[form.revisionId].fields[0].label).toBe('Name');
});

test('SUBM-031 the trash is out of lists, counts and details', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, oneField());
  const id = await submit(form, 'gone');
  await submit(form, 'here');
  await api.database.query('update form_submissions set deleted_at = now() where id = $1', [id]);
  const { body } = await owner.get('/api/submissions');
  expect(namesOf(body)).toEqual(['here']);
  expect((await owner.get('/api/submissions/count')).body.total).toBe(1);
  expect((await owner.get(`/api/submissions/${id}`)).status).toBe(404);
  expect((await owner.get('/api/forms')).body.forms[0].submissionCount).toBe(1);
});

test('T1 ROLE-009 strangers find nothing: not in lists, not by form, not by id', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, oneField());
  const id = await submit(form, 'secret');
  expect((await stranger.get('/api/submissions')).body).toMatchObject({
    submissions: [],
    revisions: {},
  });
  expect((await stranger.get(`/api/submissions?formId=${form.id}`)).body.error.code).toBe('form.not_found');
  for (const wanted of [id, randomUUID(), 'x']) {
    expect((await stranger.get(`/api/submissions/${wanted}`)).body.error.code).toBe('submission.not_found');
  }
  for (const path of ['/api/submissions', `/api/submissions/${id}`])
    expect((await api.visitor().get(path)).status).toBe(401);
});

test('ROLE-023 D-107 an assigned person reads; an administrator reads by form', async () => {
  const [owner, assigned, admin] = [
    await api.signedIn(),
    await api.signedIn(),
    await api.signedIn({ role: 'admin' }),
  ];
  const form = await api.buildForm(owner, oneField());
  const id = await submit(form, 'Ada');
  await api.assign(form.id, assigned);
  expect(namesOf((await assigned.get('/api/submissions')).body)).toEqual(['Ada']);
  expect(namesOf((await admin.get(`/api/submissions?formId=${form.id}`)).body)).toEqual(['Ada']);
  expect((await admin.get('/api/submissions/count')).body.total).toBe(0);
  expect((await admin.get(`/api/submissions/${id}`)).status).toBe(200);
});

test('SUBM-016 the browser that sent a submission is shown with it, where it said what it is', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, oneField());
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { name: 'a' } };
  const sent = await api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
    headers: { 'content-type': 'application/json', 'user-agent': 'Lynx/2.9' },
    body: JSON.stringify(body),
  });
  const { submission } = (await owner.get(`/api/submissions/${sent.body.submissionId}`)).body;
  expect(submission.userAgent).toBe('Lynx/2.9');
});

test('SUBM-002 only approved people call what the browser needs', async () => {
  const waiting = await api.signedIn({ isApproved: false });
  for (const path of ['', '/count', '/forms', '/tags', `/${randomUUID()}`]) {
    const { status, body } = await waiting.get(`/api/submissions${path}`);
    expect([path, status, body.error.code]).toEqual([path, 403, 'session.not_approved']);
  }
});

test('SUBM-037 SUBM-052 D-107 the forms to choose from: own and assigned ones, each with what it asks', async () => {
  const [owner, assigned] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, { ...oneField(), description: 'Write to us' });
  await api.assign(form.id, assigned);
  const abilities = { export: true, erase: true };
  const listed = {
    id: form.id,
    title: 'Contact',
    isReadOnly: false,
    hasUnfinished: false,
    refused: null,
    abilities,
  };
  expect((await owner.get('/api/submissions/forms')).body.forms).toEqual([listed]);
  expect((await assigned.get('/api/submissions/forms')).body.forms).toEqual([
    { ...listed, isReadOnly: true, abilities: { export: true, erase: false } },
  ]);
  for (const person of [owner, assigned]) {
    const { body } = await person.get(`/api/forms/${form.id}`);
    expect(body).toMatchObject({
      id: form.id,
      title: 'Contact',
      definition: { description: 'Write to us' },
    });
    expect(fieldsOf(body.definition)).toMatchObject([{ label: 'Name' }]);
  }
});

test('bad input is refused with its place', async () => {
  const owner = await api.signedIn();
  for (const query of ['limit=0', 'limit=9999', 'limit=x', 'cursor=x', 'formId=x', 'order=1']) {
    const { status, body } = await owner.get(`/api/submissions?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(body.error.issues).toHaveLength(1);
  }
});
