import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { purgeExpiredTrash } from './purgeExpiredTrash.ts';

const api = useTestApi();

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

/** Rows that are called after their number, of which each third is green. */
const seed = (form: BuiltForm, owner: TestPerson, count: number) =>
  api.database.query<{ id: string }>(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3,
       jsonb_build_object('name', case when n % 3 = 0 then 'green ' else 'red ' end || n),
       date_trunc('milliseconds', now()), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, $4::int) n returning id`,
    [form.id, owner.accountId, form.revisionId, count],
  );
const namesIn = async (formId: string, where: string) =>
  (
    await api.database.query<{ name: string }>(
      `select submission_data ->> 'name' as name from form_submissions where form_id = $1 and ${where}`,
      [formId],
    )
  ).map(({ name }) => name);
async function formWith(count: number) {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  return { owner, form, rows: await seed(form, owner, count) };
}

test('TRASH-024 D-02 a submission and a form leave the trash when their last day is over, and not an hour before', async () => {
  const { owner, form, rows } = await formWith(2);
  const other = await api.buildForm(owner, definition);
  const [early, due] = rows.map(({ id }) => id);
  await owner.post('/api/submissions/trash', { ids: [early, due] });
  const move = (table: string, id: string | undefined, hours: number) =>
    api.database.query(
      `update ${table} set deleted_at = now() - interval '365 days' + make_interval(hours => $1) where id = $2`,
      [hours, id],
    );
  await move('form_submissions', early, 1);
  await move('form_submissions', due, -1);
  for (const [{ id }, hours] of [
    [form, 1],
    [other, -1],
  ] as const)
    await move('forms', id, hours);
  await purgeExpiredTrash(api.deps.orm);
  expect(await namesIn(form.id, `id in ('${early}', '${due}')`)).toHaveLength(1);
  const left = await api.database.query('select id from forms where id = any($1)', [[form.id, other.id]]);
  expect(left).toEqual([{ id: form.id }]);
});

test('D-112 SUBM-028 a job for all that match leaves alone what the search does not find', async () => {
  const { owner, form } = await formWith(1_600);
  const filter = { formId: form.id, search: 'green' };
  const { job } = (await owner.post('/api/submissions/trash', { filter })).body;
  expect(job).toMatchObject({ total: 533 });
  await api.runJobs();
  const trashed = await namesIn(form.id, 'deleted_at is not null');
  expect(trashed).toHaveLength(533);
  expect(trashed.every((name) => name.startsWith('green'))).toBe(true);
});

test('D-112 a job that restores leaves alone what was moved to the trash after it was asked for', async () => {
  const { owner, form } = await formWith(600);
  await api.database.query(
    `update form_submissions set deleted_at = now() - interval '1 day' where form_id = $1`,
    [form.id],
  );
  const { job } = (await owner.post('/api/submissions/restore', { filter: { formId: form.id } })).body;
  expect(job).toMatchObject({ total: 600 });
  const [late] = await seed(form, owner, 1);
  await api.database.query(
    `update form_submissions set deleted_at = now() + interval '1 second' where id = $1`,
    [late?.id],
  );
  await api.runJobs();
  expect(await namesIn(form.id, 'deleted_at is not null')).toEqual(['red 1']);
});

test('T33 TRASH-037 an account has three bulk changes under way, and is told so', async () => {
  const { owner, form } = await formWith(501);
  const ask = () => owner.post('/api/submissions/read', { filter: { formId: form.id } });
  const asked = await Promise.all(Array.from({ length: 8 }, ask));
  expect(asked.filter(({ status }) => status === 200 || status === 202)).toHaveLength(3);
  const codes = asked.map(({ body }) => body.error?.code).filter(Boolean);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'bulk_job.too_many'));
});
