import { beforeAll, expect, test } from 'vitest';
import { findNames, indexRows, ownerWithForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

/** Stores rows of one message, one a minute, the newest so many minutes ago. */
const seed = (
  { owner, form }: { owner: TestPerson; form: BuiltForm },
  { message, rows, minutesAgo }: { message: string; rows: number; minutesAgo: number },
) =>
  api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'Row ' || n, 'message', $4::text),
       now() - (n + $6) * interval '1 minute', gen_random_uuid(), 'x', gen_random_uuid()::text
     from generate_series(1, $5::int) as n`,
    [form.id, owner.accountId, form.revisionId, message, rows, minutesAgo],
  );

test('SUBM-028 a text is found behind many rows, also when more rows of others hold it than the index may name', async () => {
  const stranger = await ownerWithForm(api);
  await seed(stranger, { message: 'Needle 4711', rows: 2_100, minutesAgo: 0 });
  const scene = await ownerWithForm(api);
  await seed(scene, { message: 'Hay', rows: 200, minutesAgo: 0 });
  await seed(scene, { message: 'Needle 4711', rows: 3, minutesAgo: 1_000 });
  await seed(scene, { message: 'Needle 4711 alone', rows: 1, minutesAgo: 2_000 });
  const found = async () => ({
    common: await findNames(scene.owner, { search: 'needle 4711' }),
    rare: await findNames(scene.owner, { search: '4711 ALONE' }),
    few: await findNames(scene.owner, { search: 'needle 4711', limit: '2', formId: scene.form.id }),
    none: await findNames(scene.owner, { search: 'needle 4712' }),
  });
  const expected = {
    common: ['Row 1', 'Row 2', 'Row 3', 'Row 1'],
    rare: ['Row 1'],
    few: ['Row 1', 'Row 2'],
    none: [],
  };
  expect(await found()).toEqual(expected);
  await indexRows(api);
  expect(await found()).toEqual(expected);
});

test('SUBM-029 a rare text is found in one form and the rows of another by its title, newest first', async () => {
  const { owner, form } = await ownerWithForm(api, 'Letters');
  const titled = await api.buildForm(owner, {
    ...(await owner.get(`/api/forms/${form.id}`)).body.definition,
    title: 'Näh-Atelier',
  });
  await seed({ owner, form }, { message: 'Hay', rows: 150, minutesAgo: 10 });
  await seed({ owner, form }, { message: 'Zum NÄH-ATELIER', rows: 1, minutesAgo: 500 });
  await submitTo(api, titled, { name: 'Ada' });
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    expect(await findNames(owner, { search: 'näh-ate' })).toEqual(['Ada', 'Row 1']);
  }
});
