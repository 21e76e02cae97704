import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { earlier } from '../../../../tests/support/api/earlier.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { removeUnusedRevisions } from './removeUnusedRevisions.ts';

const api = useTestApi();

const titled = (title: string) => withFields(createEmptyDefinition(title), [createField('text')]);

test('D-184 BUILD-076 T33 revisions that nobody answered go two days after their successor; answered ones, the last of an hour and the current one stay', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, titled('1'));
  const send = async () => {
    const [{ id } = { id: '' }] = await api.database.query<{ id: string }>(
      'select current_revision_id as id from forms where id = $1',
      [form.id],
    );
    const body = { revisionId: id, idempotencyKey: crypto.randomUUID(), answers: {} };
    return api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  };
  const save = async (title: string) => {
    const { body } = await owner.get(`/api/forms/${form.id}`);
    const saved = { definition: titled(title), version: body.version };
    expect((await owner.put(`/api/forms/${form.id}/definition`, saved)).status).toBe(200);
  };
  const numbers = async () =>
    (
      await api.database.query<{ number: number }>(
        'select number from form_revisions where form_id = $1 order by number',
        [form.id],
      )
    ).map(({ number }) => number);
  await save('2');
  expect((await send()).status).toBe(201);
  await save('3');
  await save('4');
  const age = (hours: number) =>
    api.database.query(
      `update form_revisions set created_at = ${earlier('created_at', hours * 3600)} where form_id = $1`,
      [form.id],
    );
  await age(47);
  await removeUnusedRevisions(api.deps.pool);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  await age(2);
  await save('5');
  await removeUnusedRevisions(api.deps.pool);
  // The fourth has only just been followed.
  expect(await numbers()).toEqual([2, 4, 5]);
  await age(50);
  await removeUnusedRevisions(api.deps.pool);
  expect(await numbers()).toEqual([2, 4, 5]);
  await api.database.query(
    `insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
     select gen_random_uuid(), form_id, account_id, 5 + n, definition, field_count,
       created_at + make_interval(mins => n) from form_revisions, generate_series(1, 50) n
     where form_id = $1 and number = 5`,
    [form.id],
  );
  await age(50);
  await removeUnusedRevisions(api.deps.pool);
  // The answered one, the last of each hour, and the current one.
  const kept = await numbers();
  expect([kept.includes(2), kept.includes(4), kept.includes(5), kept.at(-1)]).toEqual([
    true,
    false,
    true,
    55,
  ]);
  expect(kept.length).toBeLessThan(7);
});

test('T33 BUILD-076 what an account may save within a day has an end, and it is told so', async () => {
  const [owner, other] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, titled('Large'));
  // 65 MB that do not compress.
  await api.database.query(
    `insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
     select gen_random_uuid(), form_id, account_id, 1 + n, to_jsonb((
       select string_agg(encode(sha256((n::text || part::text)::bytea), 'hex'), '') from generate_series(1, 31000) part)),
       field_count, now() - interval '23 hours'
     from form_revisions, generate_series(1, 65) n where form_id = $1`,
    [form.id],
  );
  // Drafts count as well.
  await api.database.query(
    `with moved as (delete from form_revisions where form_id = $1 and number > 40 returning *)
     insert into form_drafts (id, form_id, account_id, is_current, definition, base_revision_id, state, created_at, saved_at)
     select id, form_id, account_id, false, definition, id, id, created_at, created_at from moved`,
    [form.id],
  );
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  const save = () => owner.put(`/api/forms/${form.id}/definition`, { definition: titled('More'), version });
  const refused = await save();
  expect([refused.status, refused.body.error.code]).toEqual([429, 'form.too_many_saves']);
  expect((await other.post('/api/forms', { definition: titled('Theirs') })).status).toBe(201);
  await api.database.query(
    `update form_revisions set created_at = ${earlier('created_at', 3600)} where number > 1 and form_id = $1`,
    [form.id],
  );
  expect((await save()).status).toBe(200);
});
