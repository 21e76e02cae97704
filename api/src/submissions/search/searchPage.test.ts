import { beforeAll, expect, test } from 'vitest';
import { findNames, indexRows, ownerWithForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

import { compile, sql } from '../../platform/db/sql.ts';
import { indexLookup } from './indexLookup.ts';

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
    for (const search of ['näh-ate', 'naeh-ate'])
      expect(await findNames(owner, { search })).toEqual(['Ada', 'Row 1']);
  }
});

test('SUBM-092 a submission is found by its receipt code, as people type it, behind many rows and in the trash', async () => {
  const scene = await ownerWithForm(api);
  const { owner, form } = scene;
  const id = await submitTo(api, form, { name: 'Ada' });
  const code: string = (await owner.get(`/api/submissions/${id}`)).body.submission.receiptCode;
  await seed(scene, { message: `About ${code}`, rows: 1, minutesAgo: -1 });
  await seed(scene, { message: 'Hay', rows: 150, minutesAgo: -200 });
  const typed = [
    code,
    ` ${code.toLowerCase().replaceAll('-', '')} `,
    code.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'),
  ];
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    expect(await findNames(owner, { search: code })).toEqual(['Row 1', 'Ada']);
    for (const search of typed) {
      expect(await findNames(owner, { search, formId: form.id })).toContain('Ada');
      const asked = new URLSearchParams({ search }).toString();
      expect((await owner.get(`/api/submissions/count?${asked}`)).body.total).toBeGreaterThan(0);
    }
    // A part of a code is none.
    expect(await findNames(owner, { search: code.slice(0, 9) })).toEqual(['Row 1']);
    const stranger = await ownerWithForm(api);
    expect(await findNames(stranger.owner, { search: code })).toEqual([]);
  }
  await owner.post('/api/submissions/trash', { ids: [id] });
  const { submissions } = (await owner.get(`/api/trash?search=${code.toLowerCase()}`)).body;
  expect(submissions.map((one: { id: string }) => one.id)).toEqual([id]);
});

test('SUBM-092 a receipt code is looked up by its index', async () => {
  const scene = await ownerWithForm(api);
  await seed(scene, { message: 'Hay', rows: 3_000, minutesAgo: 0 });
  await indexRows(api);
  await api.database.query('analyze form_submissions');
  const lookup = indexLookup(['7KQ2-M9XD-4TRW'], { receiptCode: '7KQ2-M9XD-4TRW' });
  const { text, values } = compile(sql`explain select id from form_submissions s where ${lookup!}`);
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(text, values);
  const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(lines).toContain('form_submissions_receipts');
  expect(lines).not.toContain('Seq Scan');
});
