import { createEmptyDefinition, createField, fieldsOf, MAX_BLOCKS, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  stranger = await api.signedIn();
});

const definition = withFields(createEmptyDefinition('A form'), [
  { ...createField('text'), id: 'street', label: 'Street 😀' },
  {
    ...createField('text'),
    id: 'floor',
    label: 'Floor',
    showIf: { op: 'answered', of: [{ field: 'elsewhere' }] },
  },
]);
const list = async (person = owner) => (await person.get('/api/blocks')).body.blocks;

test('BUILD-101 fields are kept under a name, with rules that name fields of their form, for the account alone', async () => {
  const { status, body } = await owner.post('/api/blocks', { name: '  Address ', definition });
  expect([status, body.name, fieldsOf(body.definition).map(({ id }) => id)]).toEqual([
    201,
    'Address',
    ['street', 'floor'],
  ]);
  await owner.post('/api/blocks', { name: 'About you', definition });
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['About you', 'Address']);
  expect(await list(stranger)).toEqual([]);
  expect((await stranger.delete(`/api/blocks/${body.id}`)).status).toBe(404);
  expect((await owner.delete(`/api/blocks/${body.id}`)).status).toBe(204);
  expect(await list()).toHaveLength(1);
});

test.each([
  [{ name: ' ', definition }, 'request.invalid'],
  [{ name: 'x'.repeat(1_000), definition }, 'request.invalid'],
  [{ name: 'Nothing', definition: createEmptyDefinition('A form') }, 'block.empty'],
  [{ name: 'Broken', definition: { version: 1, pages: [{ items: 1 }] } }, 'form.invalid_definition'],
  [{ name: 'None' }, 'request.invalid'],
])('BUILD-101 what is no block is refused, %#', async (body, code) => {
  const refused = await owner.post('/api/blocks', body);
  expect([refused.status < 500, refused.body.error.code]).toEqual([true, code]);
});

test('BUILD-101 T38 an account keeps at most 100, however many calls come at once', async () => {
  const person = await api.signedIn();
  await api.database.query(
    `insert into form_blocks (id, account_id, name, definition, created_at)
     select gen_random_uuid(), $1, n::text, $2, now() from generate_series(1, $3) n`,
    [person.accountId, JSON.stringify(definition), MAX_BLOCKS - 1],
  );
  const both = await Promise.all([1, 2].map(() => person.post('/api/blocks', { name: 'Last', definition })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403]);
  expect(both.find(({ status }) => status === 403)?.body.error.code).toBe('block.limit_reached');
});
