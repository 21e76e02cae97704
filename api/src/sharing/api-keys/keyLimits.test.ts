import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
beforeAll(() => api.liftSubmitLimits());
beforeEach(() => api.database.query('delete from rate_limits'));

const codeOf = ({ status, body }: TestResponse) => [status, body?.error?.code];
const DENIED = [403, 'access.denied'];

test('KEYS-005 T1 a key of some forms stays in them: lists, changes, jobs and what they leave', async () => {
  const maker = await api.signedIn();
  const [own, hidden] = [
    await api.buildForm(maker, inboxForm('A')),
    await api.buildForm(maker, inboxForm('B')),
  ];
  const [ownRow, hiddenRow] = [
    await submitTo(api, own, { name: 'Ada' }),
    await submitTo(api, hidden, { name: 'Ada' }),
  ];
  const scopes = ['forms:read', 'forms:write', 'submissions:read', 'submissions:write', 'analytics:read'];
  const program = await programOf(api, maker, { scopes, formIds: [own.id] });
  const ids = (answer: TestResponse) =>
    (answer.body.submissions ?? answer.body.forms).map(({ id }: { id: string }) => id);
  expect(ids(await program.get('/api/forms'))).toEqual([own.id]);
  expect(ids(await program.get('/api/submissions/forms'))).toEqual([own.id]);
  expect(ids(await program.get('/api/submissions'))).toEqual([ownRow]);
  expect((await program.get('/api/submissions/count')).body).toEqual({ total: 1 });
  expect((await program.get('/api/submissions/export')).text).not.toContain('B');
  expect(codeOf(await program.get(`/api/submissions/${hiddenRow}`))).toEqual([404, 'submission.not_found']);
  expect(codeOf(await program.get(`/api/submissions?formId=${hidden.id}`))).toEqual([404, 'form.not_found']);
  const tagged = await program.post('/api/submissions/tag', { name: 'T', ids: [ownRow, hiddenRow] });
  expect(tagged.body.ids).toEqual([ownRow]);
  // An export of everything is everything of the key, also in its job.
  const { id } = (await program.post('/api/exports', { format: 'csv', filter: {} })).body;
  await api.runJobs();
  const everything = (await maker.post('/api/exports', { format: 'csv', filter: {} })).body.id;
  await api.runJobs();
  expect((await program.get(`/api/exports/${id}`)).body).toMatchObject({ state: 'done', rows: 1 });
  expect((await maker.get(`/api/exports/${everything}`)).body).toMatchObject({ state: 'done', rows: 2 });
  expect(codeOf(await program.get(`/api/exports/${everything}/file`))).toEqual([404, 'export.not_found']);
  // Nor what its maker exported of the same form.
  const theirs = { format: 'csv', filter: { formId: own.id } };
  const { id: whole } = (await maker.post('/api/exports', theirs)).body;
  expect(codeOf(await program.get(`/api/exports/${whole}`))).toEqual([404, 'export.not_found']);
  const figures = (await program.get('/api/analytics?from=2026-01-01&to=2026-12-31')).body;
  expect(figures.forms.map((form: { id: string }) => form.id)).toEqual([own.id]);
  for (const path of ['/api/storage', '/api/brand-kits', '/api/trash'])
    expect([path, ...codeOf(await program.get(path))]).toEqual([path, ...DENIED]);
  expect(codeOf(await program.post(`/api/forms/${own.id}/clone`))).toEqual(DENIED);
  await maker.delete(`/api/forms/${hidden.id}`);
  expect(codeOf(await program.post(`/api/forms/${hidden.id}/restore`))).toEqual([404, 'form.not_found']);
  expect((await program.get('/api/trash/forms')).body).toEqual({ forms: [] });
});

test('KEYS-005 T1 a key that sees some answers reaches nothing that shows more', async () => {
  const maker = await api.signedIn();
  const form = await api.buildForm(maker, inboxForm('A'));
  const early = await submitTo(api, form, { name: 'Early' });
  await api.database.query(
    `update form_submissions set submitted_at = now() - interval '1 day' where id = $1`,
    [early],
  );
  const late = await submitTo(api, form, { name: 'Late' });
  const visibleFrom = new Date(Date.now() - 3_600_000).toISOString();
  const program = await programOf(api, maker, { scopes: ['submissions:read'], visibleFrom });
  for (const path of ['/api/submissions', '/api/submissions/count', '/api/submissions/export'])
    expect(codeOf(await program.get(path))).toEqual([422, 'api_key.one_form']);
  expect(codeOf(await program.post('/api/exports', { format: 'csv', ids: [early] }))).toEqual([
    422,
    'api_key.one_form',
  ]);
  const listed = (await program.get(`/api/submissions?formId=${form.id}`)).body.submissions;
  expect(listed).toMatchObject([{ id: late, answers: { name: 'Late' }, userAgent: null, tags: [] }]);
  expect((await program.get(`/api/submissions/count?formId=${form.id}`)).body).toEqual({ total: 1 });
  expect(codeOf(await program.get(`/api/submissions/${early}`))).toEqual([404, 'submission.not_found']);
  const named = { format: 'csv', ids: [early, late], formId: form.id };
  expect((await program.post('/api/exports', named)).body.total).toBe(1);
  for (const path of [
    `/api/submissions/${late}/pdf`,
    `/api/submissions/${late}/files`,
    `/api/submissions/${late}/comments`,
    `/api/forms/${form.id}/clicks`,
    '/api/submissions/tags',
    '/api/trash',
  ])
    expect([path, ...codeOf(await program.get(path))]).toEqual([path, ...DENIED]);
});
