import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { createLogoName, LOGO_PATH, LOGO_TYPE, logoKey } from '../../platform/files/logoName.ts';
import { purgeExpiredTrash } from './purgeExpiredTrash.ts';

const api = useTestApi();

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);
const submit = (form: BuiltForm, name: string, idempotencyKey = randomUUID()) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey,
    answers: { name },
  });

test('D-181 a trashed form takes nothing, shows nothing, and comes back with its submissions', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  const first = (await submit(form, 'a')).body.submissionId;
  const second = (await submit(form, 'b')).body.submissionId;
  await owner.post('/api/submissions/trash', { ids: [second] });
  const folder = (await owner.post('/api/folders', { name: 'Bakery Ltd' })).body;
  const move = await owner.patch(`/api/forms/${form.id}`, { clientFolderId: folder.id });
  expect(move.status).toBe(200);
  expect((await owner.delete(`/api/forms/${form.id}`)).status).toBe(204);
  expect((await owner.delete(`/api/forms/${form.id}`)).status).toBe(404);
  // The key of the attempt that is accepted later (decision 051).
  const key = randomUUID();
  expect((await submit(form, 'c', key)).status).toBe(404);
  expect((await api.visitor().get(`/embed/${form.id}`)).status).toBe(404);
  expect((await owner.get('/api/forms')).body.forms).toEqual([]);
  expect((await owner.get('/api/submissions/count')).body.total).toBe(0);
  expect((await owner.get('/api/trash')).body.total).toBe(0);
  expect((await owner.post('/api/submissions/restore', { ids: [second] })).status).toBe(404);
  expect((await owner.get('/api/trash/forms')).body.forms).toMatchObject([
    { id: form.id, title: 'Contact', folderName: 'Bakery Ltd', submissionCount: 1, daysLeft: 365 },
  ]);
  expect((await owner.post(`/api/forms/${form.id}/restore`)).status).toBe(200);
  const left = (await owner.get('/api/submissions')).body.submissions;
  expect(left).toMatchObject([{ id: first }]);
  expect((await owner.get('/api/trash')).body.submissions).toMatchObject([{ id: second }]);
  expect((await submit(form, 'c', key)).status).toBe(201);
});

test('D-45 D-181 T38 a trashed form leaves room; restoring above the limit is refused, also fifty at once', async () => {
  const owner = await api.signedIn({ formLimit: 2 });
  const forms: { id: string }[] = [];
  for (let count = 0; count < 5; count++) forms.push(await api.buildForm(owner, definition));
  for (const form of forms) await owner.delete(`/api/forms/${form.id}`);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_one, at) => owner.post(`/api/forms/${forms[at % 5]?.id}/restore`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await owner.get('/api/forms')).body.forms).toHaveLength(2);
  const refused = await owner.post(
    `/api/forms/${(await owner.get('/api/trash/forms')).body.forms[0].id}/restore`,
  );
  expect([refused.status, refused.body.error]).toMatchObject([
    403,
    {
      code: 'form.limit_reached',
      message: 'Your plan allows 2 forms. Request more forms to create another.',
    },
  ]);
});

const TABLES = [
  'form_submissions',
  'form_revisions',
  'form_stats_days',
  'form_stats_details',
  'form_redirects',
  'email_clicks',
  'notification_recipients',
  'deliveries',
  'mail_links',
  'submission_notices',
  'digest_periods',
  'webhooks',
] as const;

test('D-175 a form deleted for ever takes all its rows along, and is gone at once', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  const id = (await submit(form, 'a')).body.submissionId;
  const values = [form.id, owner.accountId];
  await api.database.query(
    `insert into form_stats_details (form_id, kind, day, key, shard, account_id)
     values ($1, 'reached', current_date, 'name', 0, $2)`,
    values,
  );
  await api.database.query(
    `insert into notification_recipients (id, form_id, account_id, email, created_at) values (gen_random_uuid(), $1, $2, 'a@b.example', now())`,
    values,
  );
  await api.database.query(
    `insert into digest_periods (id, form_id, account_id, starts_at, ends_at) values (gen_random_uuid(), $1, $2, now(), now())`,
    values,
  );
  await api.database.query(
    `insert into form_redirects (id, form_id, account_id, submission_id, target) values (gen_random_uuid(), $1, $2, $3, 'https://a.example')`,
    [...values, id],
  );
  await api.database.query(
    `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email, submission_id) values (gen_random_uuid(), $1, $2, 'view_form', now(), 'a@b.example', $3)`,
    [...values, id],
  );
  await api.database.query(
    `insert into deliveries (id, channel, kind, recipient, subject, form_id, account_id, created_at)
     values (gen_random_uuid(), 'mail', 'new_submission', 'a@b.example', 'S', $1, $2, now())`,
    values,
  );
  const webhook = await owner.post(`/api/forms/${form.id}/webhooks`, { url: 'https://hooks.example.com/' });
  await owner.post(`/api/forms/${form.id}/webhooks/${webhook.body.webhook.id}/test`);
  const bytes = Buffer.from('a picture');
  const logo = createLogoName(bytes);
  await api.deps.files.put(logoKey(logo), bytes, LOGO_TYPE);
  await api.database.query('update forms set logo_url = $1 where id = $2', [LOGO_PATH + logo, form.id]);
  expect((await owner.delete(`/api/trash/forms/${form.id}`)).status).toBe(404);
  await owner.delete(`/api/forms/${form.id}`);
  expect((await owner.delete(`/api/trash/forms/${form.id}`)).status).toBe(204);
  expect((await owner.get('/api/trash/forms')).body.forms).toEqual([]);
  expect((await owner.post(`/api/forms/${form.id}/restore`)).status).toBe(404);
  await api.runJobs();
  for (const table of TABLES) {
    const left = await api.database.query(`select 1 from ${table} where form_id = $1`, [form.id]);
    expect([table, left.length]).toEqual([table, 0]);
  }
  expect(await api.database.query('select 1 from forms where id = $1', [form.id])).toEqual([]);
  expect((await api.visitor().get(LOGO_PATH + logo)).status).toBe(404);
});

test('D-117 D-181 the clean-up removes forms past the retention and keeps the others', async () => {
  const owner = await api.signedIn();
  const [old, young] = [await api.buildForm(owner, definition), await api.buildForm(owner, definition)];
  for (const { id } of [old, young]) await owner.delete(`/api/forms/${id}`);
  await api.database.query(`update forms set deleted_at = now() - interval '366 days' where id = $1`, [
    old.id,
  ]);
  await purgeExpiredTrash(api.deps.orm);
  expect((await owner.get('/api/trash/forms')).body.forms).toMatchObject([{ id: young.id }]);
  expect(await api.database.query('select 1 from forms where id = $1', [old.id])).toEqual([]);
});
