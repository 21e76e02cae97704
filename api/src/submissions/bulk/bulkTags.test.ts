import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { ownerWithForm, peopleAround, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

const tagsOf = async (person: TestPerson, id: string): Promise<string[]> =>
  (await person.get(`/api/submissions/${id}`)).body.submission.tags.map(({ name }: { name: string }) => name);

test('SUBM-069 SUBM-070 D-112 a tag is given to named rows and taken from them; the last one takes the tag along', async () => {
  const { owner, form } = await ownerWithForm(api);
  const ids = [await submitTo(api, form, { name: 'a' }), await submitTo(api, form, { name: 'b' })];
  const [a = '', b = ''] = ids;
  await owner.put(`/api/submissions/${a}/tags`, { names: ['Cake', 'Urgent'] });
  const given = (await owner.post('/api/submissions/tag', { ids, name: ' urgent ' })).body;
  expect(given).toMatchObject({ failed: [], job: null, tag: { name: 'Urgent' } });
  expect(new Set(given.ids)).toEqual(new Set(ids));
  expect(await tagsOf(owner, a)).toEqual(['Cake', 'Urgent']);
  expect(await tagsOf(owner, b)).toEqual(['Urgent']);
  const taken = (await owner.post('/api/submissions/untag', { filter: { formId: form.id }, name: 'URGENT' }))
    .body;
  expect(taken).toMatchObject({ failed: [], tag: null });
  expect(await tagsOf(owner, a)).toEqual(['Cake']);
  expect(await tagsOf(owner, b)).toEqual([]);
  const { tags } = (await owner.get('/api/submissions/tags')).body;
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['Cake']);
});

test('SUBM-069 SUBM-076 SUBM-077 a change says what was before, for its undo, however it was selected', async () => {
  const { owner, form } = await ownerWithForm(api);
  const [a, b] = [await submitTo(api, form, { name: 'a' }), await submitTo(api, form, { name: 'b' })];
  const filter = { formId: form.id };
  const beforeOf = async (action: string, body: object) =>
    (await owner.post(`/api/submissions/${action}`, body)).body.before;
  await owner.put(`/api/submissions/${a}/tags`, { names: ['Cake'] });
  expect(await beforeOf('tag', { filter, name: 'cake' })).toEqual([{ value: null, ids: [b] }]);
  expect(await beforeOf('untag', { ids: [a], name: 'cake' })).toEqual([{ value: null, ids: [a] }]);
  expect(await beforeOf('untag', { filter, name: 'cake' })).toEqual([{ value: null, ids: [b] }]);
  expect(await beforeOf('status', { ids: [a], status: 'done' })).toEqual([{ value: 'open', ids: [a] }]);
  const groups = await beforeOf('status', { filter, status: 'in_progress' });
  expect(new Map(groups.map(({ value, ids }: { value: string; ids: string[] }) => [value, ids]))).toEqual(
    new Map([
      ['done', [a]],
      ['open', [b]],
    ]),
  );
  const mine = { ids: [a], assigneeId: owner.userId };
  expect(await beforeOf('assign', mine)).toEqual([{ value: null, ids: [a] }]);
  expect(await beforeOf('assign', { filter, assigneeId: null })).toEqual([{ value: owner.userId, ids: [a] }]);
  expect(await beforeOf('trash', { filter })).toEqual([]);
});

test('SUBM-076 SUBM-077 a change is taken back only where it still holds; other rows are named', async () => {
  const { owner, form } = await ownerWithForm(api);
  const [a, b] = [await submitTo(api, form, { name: 'a' }), await submitTo(api, form, { name: 'b' })];
  const change = async (action: string, body: object) =>
    (await owner.post(`/api/submissions/${action}`, body)).body;
  const workOn = async (id: string) => (await owner.get(`/api/submissions/${id}`)).body.submission;
  await change('status', { ids: [a, b], status: 'done' });
  await change('status', { ids: [b], status: 'in_progress' });
  const undone = { ids: [a, b], status: 'open', from: 'done' };
  expect(await change('status', undone)).toMatchObject({ ids: [a], failed: [b] });
  expect(await change('status', undone)).toMatchObject({ ids: [], failed: [a, b] });
  expect([(await workOn(a)).state, (await workOn(b)).state]).toEqual(['open', 'in_progress']);
  await change('assign', { ids: [a], assigneeId: owner.userId });
  const given = { ids: [a, b], assigneeId: owner.userId, from: null };
  expect(await change('assign', given)).toMatchObject({ ids: [b], failed: [a] });
  const taken = { ids: [a, b], assigneeId: null, from: owner.userId };
  expect(await change('assign', taken)).toMatchObject({ ids: [a, b], failed: [] });
  expect((await workOn(a)).assignee).toBe(null);
  const tooMany = { ...taken, ids: Array.from({ length: 501 }, () => a) };
  expect((await owner.post('/api/submissions/assign', tooMany)).status).toBe(400);
});

test('SUBM-069 a row that has twenty tags takes no further one, and is named', async () => {
  const { owner, form } = await ownerWithForm(api);
  const [full, free] = [await submitTo(api, form, { name: 'a' }), await submitTo(api, form, { name: 'b' })];
  const names = Array.from({ length: 20 }, (_, at) => `Tag ${at}`);
  await owner.put(`/api/submissions/${full}/tags`, { names });
  const answer = (await owner.post('/api/submissions/tag', { ids: [full, free], name: 'One more' })).body;
  expect(answer).toMatchObject({ ids: [free], failed: [full] });
  expect((await owner.post('/api/submissions/tag', { ids: [full], name: 'tag 7' })).body.ids).toEqual([full]);
  expect(await tagsOf(owner, full)).toHaveLength(20);
});

test('ROLE-022 D-170 T1 the owner and administrators tag many; the assigned and strangers do not', async () => {
  const { owner, form } = await ownerWithForm(api);
  const { admin, assigned, stranger } = await peopleAround(api, form);
  const id = await submitTo(api, form, { name: 'a' });
  for (const body of [
    { ids: [id], name: 'Mine' },
    { filter: { formId: form.id }, name: 'Mine' },
  ]) {
    expect((await assigned.post('/api/submissions/tag', body)).status).toBe(403);
    expect((await stranger.post('/api/submissions/tag', body)).status).toBe(404);
  }
  // Without a form, the filter covers the user's own submissions, and this user has none.
  expect((await assigned.post('/api/submissions/tag', { filter: {}, name: 'Mine' })).body.ids).toEqual([]);
  expect(await tagsOf(owner, id)).toEqual([]);
  expect((await admin.post('/api/submissions/tag', { ids: [id], name: 'Seen' })).status).toBe(200);
  expect(await tagsOf(owner, id)).toEqual(['Seen']);
  // The tag is of the owner's account, not of the administrator's.
  expect((await owner.get('/api/submissions/tags')).body.tags).toHaveLength(1);
  expect((await admin.get('/api/submissions/tags')).body.tags).toEqual([]);
});

test('SUBM-070 D-112 more than 500 rows are tagged by a job, and so is the tag taken from them', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, createEmptyDefinition('Contact'));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, '{}', date_trunc('milliseconds', now()), gen_random_uuid(), '',
       gen_random_uuid()::text from generate_series(1, 1203) n`,
    [form.id, owner.accountId, form.revisionId],
  );
  const countTagged = async () =>
    (
      await api.database.query<{ count: number }>(
        `select count(*)::int as count from submission_tags where account_id = $1`,
        [owner.accountId],
      )
    )[0]?.count;
  for (const [path, expected] of [
    ['tag', 1_203],
    ['untag', 0],
  ] as const) {
    const { body } = await owner.post(`/api/submissions/${path}`, {
      filter: { formId: form.id },
      name: 'Spring',
    });
    expect(body).toMatchObject({ ids: [], tag: null, job: { state: 'waiting', total: 1_203 } });
    await api.runJobs();
    const job = (await owner.get(`/api/bulk-jobs/${body.job.id}`)).body;
    expect(job).toMatchObject({ action: path, state: 'done', done: 1_203, failed: 0 });
    expect(await countTagged()).toBe(expected);
  }
  expect((await owner.get('/api/submissions/tags')).body.tags).toEqual([]);
});
