import { createEmptyDefinition, createField, withFields, fieldsOf, createOptions } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { peopleAround } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import type { TestPerson, BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';
import {
  clientSubmissionListSchema,
  submissionListResponseSchema,
  type Submission,
} from '../../platform/contract/index.ts';

const portal = usePortal();

const TITLE = 'Orders "and" \\ more, {1}';
const ADDRESS = { street: '1 Way', address2: '', city: 'Köln', state: '', postal: '5', country: 'DE' };
/** Answers of every kind, and text that JSON and SQL escape. */
const TEXTS = ['plain', 'a "quoted" one', 'back\\slash', 'line\nbreak\ttab', 'Cake 🎂', '\u2028', "it's", ''];
const ROWS = 230;

const definition = withFields(createEmptyDefinition(TITLE), [
  { ...createField('text'), id: 'name' },
  { ...createField('text'), id: 'secret' },
  { ...createField('checkbox'), id: 'extras', options: createOptions(['Nuts', 'Cream']) },
  { ...createField('address'), id: 'home' },
]);

/** A form with rows a minute apart but in pairs a microsecond apart, number 1 the newest; some are marked and tagged. */
async function seed(owner: TestPerson): Promise<BuiltForm> {
  const { api } = portal;
  const form = await api.buildForm(owner, definition);
  const answers = Array.from({ length: ROWS }, (_none, at) => ({
    name: `${TEXTS[at % TEXTS.length]}`,
    secret: `hidden ${at}`,
    extras: at % 2 ? ['Nuts'] : [],
    home: ADDRESS,
    terms: at % 3 === 0,
  }));
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code, user_agent, search_text)
     select gen_random_uuid(), $1, $2, $3, data,
       timestamptz '2026-03-01 12:00:00.123999Z' - (n / 2) * interval '1 minute' - n * interval '1 microsecond',
       gen_random_uuid(), 'x', n::text, case when n % 4 = 0 then 'Lynx "2"' end, submission_search_text(data)
     from jsonb_array_elements($4::jsonb) with ordinality as made(data, n)`,
    [form.id, owner.accountId, form.revisionId, JSON.stringify(answers)],
  );
  return form;
}

/** Calls a list, whose answer must hold what its schema declares and nothing else. */
async function read<Schema extends z.ZodType>(
  person: TestClient,
  schema: Schema,
  path: string,
): Promise<z.output<Schema>> {
  const { status, body, headers } = await person.get(path);
  expect([path, status]).toEqual([path, 200]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

/** Reads every page of a list. */
async function walk(person: TestClient, filter: Record<string, string>): Promise<Submission[]> {
  const found: Submission[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ ...filter, ...(cursor && { cursor }) });
    const page: z.output<typeof submissionListResponseSchema> = await read(
      person,
      submissionListResponseSchema,
      `/api/submissions?${query.toString()}`,
    );
    expect(page.submissions.length).toBeLessThanOrEqual(Number(filter['limit'] ?? 50));
    for (const { revisionId } of page.submissions) expect(page.revisions).toHaveProperty([revisionId]);
    found.push(...page.submissions);
    cursor = page.nextCursor;
  }
  return found;
}

test('SUBM-001 SUBM-038 D-107 lists written by the database hold what their schema declares, for every role, filter and size', async () => {
  const { api } = portal;
  const owner = await api.signedIn();
  const form = await seed(owner);
  const { admin, assigned } = await peopleAround(api, form);
  const formId = form.id;
  const ids = (await walk(owner, { formId })).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ROWS);
  const [first = '', second = '', third = ''] = ids;
  for (const person of [owner, admin, assigned]) {
    await person.put(`/api/submissions/${second}/marks`, { read: true, starred: true });
  }
  const { tags } = (await owner.put(`/api/submissions/${third}/tags`, { names: ['b "x"', 'A'] })).body;
  const [tag] = tags as { id: string; name: string }[];

  const day = { from: '2026-03-01', to: '2026-03-01', zone: 'Asia/Tokyo' };
  const filters: [Record<string, string>, (one: Submission) => boolean][] = [
    [{}, () => true],
    [{ starred: 'yes' }, ({ isStarred }) => isStarred],
    [{ tag: tag?.id ?? '' }, ({ id }) => id === third],
    [{ read: 'unread' }, ({ isRead }) => !isRead],
    [{ read: 'read' }, ({ isRead }) => isRead],
    [day, ({ submittedAt }) => submittedAt < '2026-03-01T15'],
    [{ search: 'quoted' }, ({ answers }) => (answers['name'] as string).includes('quoted')],
    [{ field: 'extras', value: 'Nuts' }, ({ answers }) => (answers['extras'] as string[]).includes('Nuts')],
  ];
  for (const person of [owner, assigned, admin]) {
    const all = await walk(person, { formId, limit: '200' });
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(all[0]).toMatchObject({ formTitle: TITLE, submittedAt: '2026-03-01T12:00:00.123Z', tags: [] });
    expect(all[1]).toMatchObject({ isRead: true, isStarred: true });
    expect(all[2]?.tags.map(({ name }) => name)).toEqual(['A', 'b "x"']);
    for (const [filter, fits] of filters) {
      for (const limit of ['25', '51', '200']) {
        expect(await walk(person, { formId, ...filter, limit })).toEqual(all.filter(fits));
      }
      const single = new URLSearchParams({ formId, ...filter, limit: '1' }).toString();
      const page = await read(person, submissionListResponseSchema, `/api/submissions?${single}`);
      expect(page.submissions).toEqual(all.filter(fits).slice(0, 1));
    }
    const oldest = await walk(person, { formId, sort: 'oldest', limit: '60' });
    expect(oldest).toEqual(all.toReversed());
    if (person !== admin) expect(await walk(person, { limit: '60' })).toEqual(all);
    // Backwards from the middle, and from a submission on.
    const around = await read(
      person,
      submissionListResponseSchema,
      `/api/submissions?formId=${formId}&limit=3&around=${ids[100]}`,
    );
    expect(around.submissions).toEqual(all.slice(100, 103));
    const before = await read(
      person,
      submissionListResponseSchema,
      `/api/submissions?formId=${formId}&limit=3&before=${around.previousCursor}`,
    );
    expect(before.submissions).toEqual(all.slice(97, 100));
  }
  // Details are written by the same statement.
  expect((await owner.get(`/api/submissions/${first}`)).body.submission).toEqual(
    (await walk(owner, { formId, limit: '200' }))[0],
  );
  // Several hundred calls.
}, 60_000);

test('CLNT-079 CLNT-080 D-142 a client’s list holds what its schema declares, whatever is hidden', async () => {
  const form = await seed(portal.owner);
  const client = await portal.api.signedInClient();
  const path = `/api/client-forms/${form.id}/submissions`;
  for (const visibleFields of [null, ['name'], ['name', 'home', 'gone'], []]) {
    for (const visibleFrom of [null, '2026-03-01T11:00:00.000Z']) {
      await portal.assign(form.id, {
        clientId: client.clientId,
        clientAccess: { mayReadSubmissions: true, mayExport: false, visibleFields, visibleFrom },
      });
      for (const limit of [1, 50, 200]) {
        const page = await read(client, clientSubmissionListSchema, `${path}?limit=${limit}`);
        expect(page.submissions).toHaveLength(Math.min(limit, visibleFrom ? 121 : ROWS));
        for (const { answers, submittedAt } of page.submissions) {
          const shown = visibleFields ?? ['name', 'secret', 'extras', 'home', 'terms'];
          for (const key of Object.keys(answers)) expect(shown).toContain(key);
          expect(submittedAt >= (visibleFrom ?? '')).toBe(true);
        }
        const labels = page.revisions[form.revisionId]?.fields.map(({ id }) => id) ?? [];
        expect(labels).toEqual(
          fieldsOf(definition)
            .map(({ id }) => id)
            .filter((id) => !visibleFields || visibleFields.includes(id)),
        );
      }
    }
  }
});
