import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 20 });
});

const CANARY = 'canary-of-a-test';
const FORM = {
  ...withFields(createEmptyDefinition('Party'), [{ ...createField('text'), id: 'name', label: 'Name' }]),
  tests: [
    {
      id: 't1',
      name: CANARY,
      today: '2026-11-23',
      answers: { name: CANARY },
      expect: { pages: ['p1'], ending: 'e1', values: {}, shown: ['name'], hidden: [] },
    },
  ],
};

test('BUILD-090 tests of a form are saved, exported, imported and copied with it', async () => {
  const { status, body: form } = await owner.post('/api/forms', { definition: FORM });
  expect(status).toBe(201);
  expect((await owner.get(`/api/forms/${form.id}`)).body.definition.tests).toEqual(FORM.tests);
  const { body: file } = await owner.get(`/api/forms/${form.id}/definition.json`);
  const imported = await owner.post('/api/forms', { definition: file });
  expect(imported.body.definition.tests).toEqual(FORM.tests);
  const copy = await owner.post(`/api/forms/${form.id}/clone`);
  expect(copy.body.definition.tests).toEqual(FORM.tests);
});

test('BUILD-090 a new form whose test fails is refused: it would be live at once', async () => {
  const [one] = FORM.tests;
  const failing = { ...one, id: 't2', name: 'Hidden', expect: { hidden: ['name'] } };
  const { status, body } = await owner.post('/api/forms', { definition: { ...FORM, tests: [one, failing] } });
  expect([status, body.error.code]).toEqual([400, 'form.invalid_definition']);
  expect(body.error.issues).toEqual([
    {
      path: ['definition', 'tests', 1],
      code: 'test_failed',
      message: expect.stringContaining('The test “Hidden” fails.'),
    },
  ]);
});

test('BUILD-090 visitors get nothing of the tests, by any way to a form', async () => {
  const { body: form } = await owner.post('/api/forms', { definition: FORM });
  for (const path of [
    `/embed/${form.id}`,
    `/embed/${form.id}/form.js`,
    `/embed/${form.id}/include`,
    `/api/public/forms/${form.id}`,
  ]) {
    const answer = await fetch(api.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).not.toContain(CANARY);
  }
});

test('BUILD-090 a test of another shape is refused beside its place', async () => {
  const [one] = FORM.tests;
  const { status, body } = await owner.post('/api/forms', {
    definition: { ...FORM, tests: [{ ...one, today: 'tomorrow' }] },
  });
  expect([status, body.error.issues[0].path.join('.')]).toEqual([400, 'definition.tests.0.today']);
});
