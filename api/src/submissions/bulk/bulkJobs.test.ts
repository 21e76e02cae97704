import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { cleanUp } from '../../app/cleanUp.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

async function formWith(owner: TestPerson, count: number) {
  const form = await api.buildForm(owner, definition);
  await seed(form, owner, count);
  return form;
}
const seed = (form: BuiltForm, owner: TestPerson, count: number) =>
  api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'Row ' || n),
       date_trunc('milliseconds', now()), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, $4::int) n`,
    [form.id, owner.accountId, form.revisionId, count],
  );
const counts = async (formId: string) =>
  (
    await api.database.query<{ inbox: number; trash: number }>(
      `select count(*) filter (where deleted_at is null)::int as inbox,
        count(*) filter (where deleted_at is not null)::int as trash from form_submissions where form_id = $1`,
      [formId],
    )
  )[0];
const idsIn = async (formId: string, where: string) =>
  (
    await api.database.query<{ id: string }>(
      `select id from form_submissions where form_id = $1 and ${where} order by id`,
      [formId],
    )
  ).map(({ id }) => id);

test('D-112 more than 500 rows are moved by a job that says how far it is, without what came in later', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 1_203);
  const { body } = await owner.post('/api/submissions/trash', { filter: { formId: form.id } });
  expect(body).toMatchObject({ ids: [], failed: [], job: { state: 'waiting', total: 1_203, done: 0 } });
  await seed(form, owner, 1);
  await api.database.query(
    `update form_submissions set submitted_at = now() + interval '1 minute' where id in
      (select id from form_submissions where form_id = $1 order by submitted_at desc limit 1)`,
    [form.id],
  );
  await api.runJobs();
  const job = (await owner.get(`/api/bulk-jobs/${body.job.id}`)).body;
  expect(job).toMatchObject({ action: 'trash', state: 'done', done: 1_203, failed: 0 });
  expect(await counts(form.id)).toEqual({ inbox: 1, trash: 1_203 });
});

test('undo restores exactly what the job has moved: not what was there before, nor what was moved since', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 602);
  const [before = ''] = await idsIn(form.id, 'true');
  await owner.post('/api/submissions/trash', { ids: [before] });
  const { job } = (await owner.post('/api/submissions/trash', { filter: {} })).body;
  await api.runJobs();
  expect(await counts(form.id)).toEqual({ inbox: 0, trash: 602 });
  const [since = '', back = ''] = await idsIn(form.id, `id <> '${before}'`);
  await owner.post('/api/submissions/restore', { ids: [since, back] });
  await owner.post('/api/submissions/trash', { ids: [since] });
  const undo = await owner.post(`/api/bulk-jobs/${job.id}/undo`);
  expect(undo.body).toMatchObject({ action: 'restore', total: 599 });
  await api.runJobs();
  expect(await idsIn(form.id, 'deleted_at is not null')).toEqual([before, since].sort());
  expect((await owner.get(`/api/bulk-jobs/${undo.body.id}`)).body).toMatchObject({
    state: 'done',
    done: 599,
  });
  expect((await owner.post(`/api/bulk-jobs/${undo.body.id}/undo`)).status).toBe(409);
});

test('a cancelled job changes nothing more, and undo stops one that has not begun', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 501);
  const first = (await owner.post('/api/submissions/trash', { filter: {} })).body.job;
  expect((await owner.post(`/api/bulk-jobs/${first.id}/cancel`)).body.state).toBe('cancelled');
  const second = (await owner.post('/api/submissions/trash', { filter: {} })).body.job;
  await owner.post(`/api/bulk-jobs/${second.id}/undo`);
  await api.runJobs();
  expect(await counts(form.id)).toEqual({ inbox: 501, trash: 0 });
  expect((await owner.get(`/api/bulk-jobs/${first.id}`)).body).toMatchObject({ state: 'cancelled', done: 0 });
});

test('TRASH-005 TRASH-007 a whole trash is restored or removed by a filter, and the inbox is left alone', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 700);
  const all = await idsIn(form.id, 'true');
  const trashed = (await owner.post('/api/submissions/trash', { ids: all.slice(0, 600) })).body.job;
  await api.runJobs();
  expect((await owner.get(`/api/bulk-jobs/${trashed.id}`)).body).toMatchObject({ done: 600, failed: 0 });
  const removal = await owner.post('/api/submissions/delete', { filter: {}, inTrash: true });
  expect(removal.body.job).toMatchObject({ action: 'delete', total: 600 });
  await api.runJobs();
  expect(await counts(form.id)).toEqual({ inbox: 100, trash: 0 });
  await owner.post('/api/submissions/delete', { filter: { formId: form.id } });
  expect(await counts(form.id)).toEqual({ inbox: 0, trash: 0 });
});

test('a job whose form is gone before it is done ends at once', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 501);
  const { body } = await owner.post('/api/submissions/read', { filter: { formId: form.id } });
  await owner.delete(`/api/forms/${form.id}`);
  await api.runJobs();
  expect((await owner.get(`/api/bulk-jobs/${body.job.id}`)).body).toMatchObject({ state: 'failed', done: 0 });
});

/** What a job can change, as rows of one text each, for the person. */
const MADE = {
  status: `coalesce(ws.name, w.state, 'open')`,
  assignee: `coalesce(w.assignee_id::text, 'nobody')`,
  tags: `(select string_agg(t.name, ' ' order by t.name) from submission_tags st join tags t on t.id = st.tag_id
    where st.account_id = s.account_id and st.submission_id = s.id)`,
  mark: `case when m.read_at is null then 'unread' else 'read' end`,
} as const;
const countsOf = async (formId: string, made: keyof typeof MADE): Promise<Record<string, number>> => {
  const rows = await api.database.query<{ value: string | null; count: number }>(
    `select ${MADE[made]} as value, count(*)::int as count from form_submissions s
     left join submission_work w on w.account_id = s.account_id and w.submission_id = s.id
     left join submission_statuses ws on ws.id = w.status_id
     left join submission_marks m on m.account_id = s.account_id and m.submission_id = s.id where s.form_id = $1 group by 1`,
    [formId],
  );
  return Object.fromEntries(rows.map(({ value, count }) => [value ?? '', count]));
};
const runTo = async (owner: TestPerson, path: string, body?: object) => {
  const answer = (await owner.post(path, body)).body;
  await api.runJobs();
  return (await owner.get(`/api/bulk-jobs/${(answer.job ?? answer).id}`)).body;
};
const countKept = async () =>
  (await api.database.query<{ count: number }>('select count(*)::int as count from bulk_job_changes'))[0];

test('SUBM-077 a job that set a status is undone to each earlier one, but where it was changed since', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 1_202);
  const [first = '', second = '', third = '', fourth = ''] = await idsIn(form.id, 'true');
  const statuses = [{ name: 'Baking', color: 'teal', state: 'in_progress' }];
  const [own] = (await owner.put('/api/submission-statuses', { statuses })).body.statuses;
  await owner.post('/api/submissions/status', { ids: [first], status: own.id });
  await owner.post('/api/submissions/status', { ids: [second], status: 'done' });
  const job = await runTo(owner, '/api/submissions/status', { filter: {}, status: 'in_progress' });
  expect(await countsOf(form.id, 'status')).toEqual({ in_progress: 1_202 });
  await owner.post('/api/submissions/status', { ids: [third], status: 'done' });
  await owner.post('/api/submissions/trash', { ids: [fourth] });
  const undo = await runTo(owner, `/api/bulk-jobs/${job.id}/undo`);
  expect(undo).toMatchObject({ action: 'status', state: 'done', total: 1_202, done: 1_200, failed: 2 });
  expect(await countsOf(form.id, 'status')).toEqual({ Baking: 1, done: 2, in_progress: 1, open: 1_198 });
  // Nothing of it is kept, and an undo is not undone.
  expect(await countKept()).toEqual({ count: 0 });
  expect(await runTo(owner, `/api/bulk-jobs/${job.id}/undo`)).toMatchObject({ total: 0, done: 0 });
  const refused = await owner.post(`/api/bulk-jobs/${undo.id}/undo`);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'bulk_job.not_undoable']);
});

test('SUBM-077 a job that assigned is undone to whom each was assigned before', async () => {
  const owner = await api.signedIn();
  const form = await formWith(owner, 600);
  const [mine = '', since = ''] = await idsIn(form.id, 'true');
  const to = (ids: string[], assigneeId: string | null) =>
    owner.post('/api/submissions/assign', { ids, assigneeId });
  await to([mine], owner.userId);
  const job = await runTo(owner, '/api/submissions/assign', { filter: {}, assigneeId: owner.userId });
  await to([since], null);
  await to([since], owner.userId);
  const undo = await runTo(owner, `/api/bulk-jobs/${job.id}/undo`);
  // Back at what the job had set, it counts as not changed.
  expect(undo).toMatchObject({ total: 599, done: 599, failed: 0 });
  expect(await countsOf(form.id, 'assignee')).toEqual({ [owner.userId]: 1, nobody: 599 });
});

test.each([
  ['tag', { name: 'Spring' }, 'tags', { Spring: 1, '': 600 }],
  ['untag', { name: 'Spring' }, 'tags', { Spring: 600, '': 1 }],
  ['read', {}, 'mark', { read: 1, unread: 600 }],
  ['unread', {}, 'mark', { read: 600, unread: 1 }],
] as const)(
  'SUBM-070 SUBM-073 a job of %s is undone where it has changed something',
  async (action, body, made, before) => {
    const owner = await api.signedIn();
    const form = await formWith(owner, 601);
    const [one = '', ...others] = await idsIn(form.id, 'true');
    const isAdded = action === 'tag' || action === 'read';
    for (const ids of isAdded ? [[one]] : [others.slice(300), others.slice(0, 300)]) {
      if (made === 'mark') await owner.put('/api/submissions/marks', { ids, read: true });
      else await owner.post('/api/submissions/tag', { ids, ...body });
    }
    expect(await countsOf(form.id, made)).toEqual(before);
    const job = await runTo(owner, `/api/submissions/${action}`, { filter: {}, ...body });
    expect(Object.keys(await countsOf(form.id, made))).toHaveLength(1);
    expect(await runTo(owner, `/api/bulk-jobs/${job.id}/undo`)).toMatchObject({ total: 600, done: 600 });
    expect(await countsOf(form.id, made)).toEqual(before);
  },
);

test('SUBM-077 what a job has changed is kept for a day', async () => {
  const owner = await api.signedIn();
  await formWith(owner, 501);
  const job = await runTo(owner, '/api/submissions/read', { filter: {} });
  await cleanUp(api.deps);
  expect(await countKept()).toEqual({ count: 2 });
  await api.database.query(`update bulk_jobs set created_at = now() - interval '25 hours' where id = $1`, [
    job.id,
  ]);
  await cleanUp(api.deps);
  expect(await countKept()).toEqual({ count: 0 });
});
