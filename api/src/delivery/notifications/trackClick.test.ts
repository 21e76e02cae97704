import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';

const definition = withFields(createEmptyDefinition('Order'), [{ ...createField('text'), id: 'name' }]);

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeEach(async () => {
  await removePeople(api.database);
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
});

const visit = (path: string) => api.visitor().get(path);
const answer = async () => {
  const body = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'Ada' } };
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  return sent.body as { submissionId: string; redirectUrl: string | null };
};

test('EMBED-046 EMBED-047 D-102 a visitor goes on by a tracked address, to the stored target only', async () => {
  await owner.patch(`/api/forms/${form.id}`, { redirectUrl: 'https://bakery.example/thanks' });
  const { submissionId, redirectUrl } = await answer();
  const [record] = await api.database.query('select * from form_redirects');
  expect(record).toMatchObject({ submission_id: submissionId, form_id: form.id, redirected_at: null });
  expect(redirectUrl).toBe(
    `http://platform.test/api/track-click?id=${record?.['id']}&type=form_redirect&form_id=${form.id}`,
  );
  const path = String(redirectUrl).replace('http://platform.test', '');
  const followed = await visit(`${path}&redirect=https://evil.example`);
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://bakery.example/thanks']);
  const [after] = await api.database.query('select * from form_redirects');
  expect(after).toMatchObject({ redirected_at: expect.any(Date), ip_address: null });
  await api.database.query(`update form_redirects set target = 'javascript:alert(1)'`);
  expect((await visit(path)).status).toBe(404);
});

test('EMBED-012 EMBED-048 what cannot be noted stops nobody: the visitor goes straight on', async () => {
  await owner.patch(`/api/forms/${form.id}`, { redirectUrl: 'https://bakery.example/thanks' });
  const path = String((await answer()).redirectUrl).replace('http://platform.test', '');
  await api.database.query(
    'alter table form_redirects add constraint notes_fail check (redirected_at is null)',
  );
  try {
    const followed = await visit(path);
    expect([followed.status, followed.headers.get('location')]).toEqual([
      302,
      'https://bakery.example/thanks',
    ]);
    const [record] = await api.database.query('select redirected_at from form_redirects');
    expect(record).toEqual({ redirected_at: null });
  } finally {
    await api.database.query('alter table form_redirects drop constraint notes_fail');
  }
});

test('EMBED-046 a repeat under the same key gets the same way on, and leaves one record', async () => {
  await owner.patch(`/api/forms/${form.id}`, { redirectUrl: 'https://bakery.example/thanks' });
  const body = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name: 'A' } };
  const send = () => api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  const [first, second] = [await send(), await send()];
  expect(second.body.redirectUrl).toBe(first.body.redirectUrl);
  expect(await api.database.query('select id from form_redirects')).toHaveLength(1);
});
