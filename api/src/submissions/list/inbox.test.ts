import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  findNames,
  inboxForm,
  indexRows,
  namesOf,
  ownerWithForm,
  submitTo,
} from '../../../../tests/support/api/inboxSamples.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';
import { submissionListQuerySchema } from '../../platform/contract/index.ts';

const api = useTestApi();
beforeAll(async () => {
  await api.liftSubmitLimits();
});

const submit = (form: BuiltForm, answers: object) => submitTo(api, form, answers);

/** Inserts submissions one minute apart; the newest is number 1. */
const seed = (form: BuiltForm, owner: TestPerson, count: number) =>
  api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code, search_text)
     select gen_random_uuid(), $1, $2, $3, data, timestamptz '2026-03-01 12:00Z' - n * interval '1 minute',
       gen_random_uuid(), 'x', n::text, submission_search_text(data)
     from (select n, jsonb_build_object('name', 'Row ' || n, 'message', case when n % 3000 = 0 then 'needle' else 'hay' end) as data
           from generate_series(1, $4::int) as n) as made`,
    [form.id, owner.accountId, form.revisionId, count],
  );

const count = async (person: TestClient, filter: Record<string, string>) =>
  (await person.get(`/api/submissions/count?${new URLSearchParams(filter).toString()}`)).body.total;

/** Every row of a list, walked page by page. */
async function walk(person: TestClient, filter: Record<string, string>, between?: () => Promise<unknown>) {
  const names: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const params = new URLSearchParams({ ...filter, ...(cursor && { cursor }) });
    const { body } = await person.get(`/api/submissions?${params.toString()}`);
    names.push(...namesOf(body));
    cursor = body.nextCursor;
    await between?.();
  }
  return names;
}

test('SUBM-038 pages neither miss nor repeat a row while rows arrive, in either order', async () => {
  const { owner, form } = await ownerWithForm(api);
  await seed(form, owner, 25);
  const numbers = Array.from({ length: 25 }, (_none, at) => `Row ${at + 1}`);
  const newest = await walk(owner, { formId: form.id, limit: '4' }, () => submit(form, { name: 'Late' }));
  expect(newest).toEqual(numbers);
  const oldest = await walk(owner, { formId: form.id, limit: '4', sort: 'oldest', to: '2026-03-02' });
  expect(oldest).toEqual(numbers.toReversed());
});

test.each([
  ['no filter', {}],
  ['days', { from: '2026-03-01' }],
  ['unread rows', { read: 'unread' }],
  ['an answer', { field: 'name', value: 'Row 3' }],
  ['a search', { search: 'needle' }],
])('a page by %s is one statement, the session and the right to the form included', async (_what, filter) => {
  const { owner, form } = await ownerWithForm(api);
  await seed(form, owner, 5);
  const query = new URLSearchParams({ formId: form.id, ...filter }).toString();
  const page = `/api/submissions?${query}`;
  expect((await owner.get(page)).status).toBe(200);
  const statements = await statementsOf(async () => expect((await owner.get(page)).status).toBe(200));
  expect(statements).toEqual([expect.stringMatching(/^with session as/)]);
});

test('what arrives before the first row is read by its cursor, nearest last', async () => {
  const { owner, form } = await ownerWithForm(api);
  await submit(form, { name: 'first' });
  const { previousCursor } = (await owner.get(`/api/submissions?formId=${form.id}`)).body;
  expect(await findNames(owner, { formId: form.id, before: previousCursor })).toEqual([]);
  for (const name of ['a', 'b', 'c']) await submit(form, { name });
  const near = (await owner.get(`/api/submissions?formId=${form.id}&before=${previousCursor}&limit=2`)).body;
  expect(namesOf(near)).toEqual(['b', 'a']);
  expect(await findNames(owner, { formId: form.id, before: near.previousCursor })).toEqual(['c']);
});

test('a list may begin at a submission; one that is not there is begun without', async () => {
  const { owner, form } = await ownerWithForm(api);
  const ids = [];
  for (const name of ['a', 'b', 'c']) ids.push(await submit(form, { name }));
  expect(await findNames(owner, { formId: form.id, around: ids[1] ?? '' })).toEqual(['b', 'a']);
  expect(await findNames(owner, { formId: form.id, around: randomUUID() })).toEqual(['c', 'b', 'a']);
});

const AWKWARD = [
  '100% sure',
  'snake_case',
  'C:\\dir',
  'Cake 🎂 please',
  "it's; drop table",
  'ÄÖÜ straße',
  '?',
];
const LONG = `${'x'.repeat(4_990)}ending`;

test.each(['before', 'after'])(
  'SUBM-028 T15 a search finds exactly what holds the text, %s the index has it',
  async (when) => {
    const { owner, form } = await ownerWithForm(api);
    for (const name of AWKWARD) await submit(form, { name });
    await submit(form, { name: 'Long', message: `${LONG}${'é'.repeat(5_000)}` });
    if (when === 'after') {
      await indexRows(api);
      const [left] = await api.database.query('select 1 from form_submissions where search_text is null');
      expect(left).toBeUndefined();
    }
    const found: Record<string, string[]> = {};
    for (const search of ['100%', '%', '_', '\\', '🎂', "it's; DROP", 'äöü STRASSE', 'äöü straße', '?'])
      found[search] = await findNames(owner, { search });
    expect(found).toEqual({
      '100%': ['100% sure'],
      '%': ['100% sure'],
      _: ['snake_case'],
      '\\': ['C:\\dir'],
      '🎂': ['Cake 🎂 please'],
      "it's; DROP": ["it's; drop table"],
      'äöü STRASSE': ['ÄÖÜ straße'],
      'äöü straße': ['ÄÖÜ straße'],
      '?': ['?'],
    });
    expect(await findNames(owner, { search: 'XENDING' })).toEqual(['Long']);
    expect(await findNames(owner, { search: LONG })).toEqual(['Long']);
    expect(await findNames(owner, { search: `${LONG}x` })).toEqual([]);
    expect(await count(owner, { search: 'cake' })).toBe(1);
  },
);

test('SUBM-029 SUBM-030 a search finds a form by its title and a day by its local name', async () => {
  const { owner, form } = await ownerWithForm(api, 'Wedding cakes');
  const other = await api.buildForm(owner, inboxForm('Bread'));
  await submit(form, { name: 'Ada' });
  const id = await submit(other, { name: 'Night owl' });
  expect(await findNames(owner, { search: 'WEDDING' })).toEqual(['Ada']);
  await api.database.query(
    `update form_submissions set submitted_at = timestamptz '2026-03-01 23:30Z' where id = $1`,
    [id],
  );
  const day = (search: string, zone: string, locale = 'en-US') => findNames(owner, { search, zone, locale });
  expect(await day('3/2/2026', 'Europe/Berlin')).toEqual(['Night owl']);
  expect(await day('3/2/2026', 'UTC')).toEqual([]);
  expect(await day('mar 1, 2026', 'UTC')).toEqual(['Night owl']);
  expect(await day('2.3.2026', 'Europe/Berlin', 'de-DE')).toEqual(['Night owl']);
  expect(await count(owner, { search: 'mar 1, 2026', zone: 'UTC' })).toBe(1);
});

test('a search finds rows far behind thousands of others, and its pages end', async () => {
  const { owner, form } = await ownerWithForm(api);
  await seed(form, owner, 9_000);
  const needles = ['Row 3000', 'Row 6000', 'Row 9000'];
  expect(await walk(owner, { formId: form.id, search: 'needle', limit: '2' })).toEqual(needles);
  expect(await walk(owner, { formId: form.id, field: 'message', value: 'Needle', limit: '1' })).toEqual(
    needles,
  );
  expect(await walk(owner, { formId: form.id, search: 'needle', sort: 'oldest' })).toEqual(
    needles.toReversed(),
  );
  expect(await count(owner, { formId: form.id, search: 'needle' })).toBe(3);
  expect(await count(owner, { formId: form.id })).toBe(9_000);
});

test('days are those of the viewer, both ends included', async () => {
  const { owner, form } = await ownerWithForm(api);
  await seed(form, owner, 1);
  const range = (from: string, to: string, zone: string) => findNames(owner, { from, to, zone });
  expect(await range('2026-03-01', '2026-03-01', 'UTC')).toEqual(['Row 1']);
  expect(await range('2026-03-02', '2026-03-02', 'Pacific/Kiritimati')).toEqual(['Row 1']);
  expect(await range('2026-03-01', '2026-03-01', 'Pacific/Kiritimati')).toEqual([]);
});

test('an answer is found whole, also as one of several', async () => {
  const { owner, form } = await ownerWithForm(api);
  await submit(form, { name: 'Ada', extras: ['Nuts', 'Cream'] });
  await submit(form, { name: 'Adam', extras: ['Cream'] });
  const by = (field: string, value: string) => findNames(owner, { formId: form.id, field, value });
  expect(await by('name', 'ada')).toEqual(['Ada']);
  expect(await by('extras', 'Cream')).toEqual(['Adam', 'Ada']);
  expect(await by('extras', 'Nuts')).toEqual(['Ada']);
  expect(await by("x' or true --", 'Ada')).toEqual([]);
});

test('SUBM-047 SUBM-048 SUBM-053 clicks and redirects are counted for who sees the form', async () => {
  const { owner, form } = await ownerWithForm(api);
  const id = await submit(form, { name: 'a' });
  await api.database.query(
    `insert into form_redirects (id, form_id, account_id, submission_id, target, redirected_at)
     values (gen_random_uuid(), $1, $2, $3, 'https://a.example', now()),
       (gen_random_uuid(), $1, $2, $3, 'https://a.example', null)`,
    [form.id, owner.accountId, id],
  );
  await api.database.query(
    `insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email, submission_id)
     select gen_random_uuid(), $1, $2, 'view_form', now(), 'a@b.example', $3 from generate_series(1, 2)`,
    [form.id, owner.accountId, id],
  );
  expect((await owner.get(`/api/forms/${form.id}/clicks`)).body).toEqual({ emailClicks: 2, redirects: 1 });
});

/**
 * Any character. The unit `binary` of fast-check is the same, but takes seconds to prepare, in which nothing else runs:
 * the server closes the connection that the next request is sent by.
 */
const ANY_CHARACTER = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

test('T15 whatever stands in the query, it is a filter or refused, never an error', async () => {
  const { owner, form } = await ownerWithForm(api);
  await submit(form, { name: 'a' });
  const keys = [
    'from',
    'to',
    'zone',
    'locale',
    'search',
    'value',
    'read',
    'starred',
    'tag',
    'sort',
    'cursor',
  ];
  const text = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc.constantFrom('%', '\\', "'", '\u0000', '2026-02-30'),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), text), async (filter) => {
      const params = new URLSearchParams(filter);
      const { status, text: answer } = await owner.get(`/api/submissions?${params.toString()}`);
      const isValid = submissionListQuerySchema.safeParse(Object.fromEntries(params)).success;
      const isRight = status === 400 || (isValid && status === 200);
      expect([isRight, answer]).toEqual([true, answer]);
    }),
    { numRuns: 20, includeErrorInReport: true },
  );
});
