import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../tests/support/api/testApi.ts';

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
