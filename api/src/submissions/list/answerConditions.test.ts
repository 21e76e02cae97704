import { createEmptyDefinition, createField, createOptions, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { findNames, indexRows, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import type { AnswerCondition } from '../../platform/contract/index.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

beforeAll(async () => {
  await api.liftSubmitLimits();
  owner = await api.signedIn();
  form = await api.buildForm(
    owner,
    withFields(createEmptyDefinition('Cakes'), [
      { ...createField('text'), id: 'name' },
      { ...createField('number'), id: 'guests' },
      { ...createField('date'), id: 'day' },
      { ...createField('checkbox'), id: 'extras', options: createOptions(['Nuts', 'Cream', 'Rum']) },
      { ...createField('address'), id: 'place', required: false },
    ]),
  );
  await submitTo(api, form, { name: 'Ada Löwe', guests: '7.0', day: '2026-03-01', extras: ['Nuts', 'Rum'] });
  await submitTo(api, form, { name: 'Bob', guests: '12', day: '2026-04-01', extras: ['Cream'] });
  await submitTo(api, form, { name: 'Cleo' });
});

const where = (...conditions: Partial<AnswerCondition>[]) =>
  findNames(owner, { formId: form.id, sort: 'oldest', where: JSON.stringify(conditions) });

const FITTING: readonly [is: AnswerCondition['is'], field: string, values: string[], names: string[]][] = [
  ['is', 'name', ['BOB'], ['Bob']],
  ['is', 'guests', ['7'], ['Ada Löwe']],
  ['is_not', 'guests', ['7'], ['Bob', 'Cleo']],
  ['contains', 'name', ['a lö'], ['Ada Löwe']],
  ['contains', 'name', ['a LOEWE'], ['Ada Löwe']],
  ['contains', 'extras', ['rEaM'], ['Bob']],
  ['lacks', 'name', ['b'], ['Ada Löwe', 'Cleo']],
  ['any_of', 'extras', ['Cream', 'Rum'], ['Ada Löwe', 'Bob']],
  ['all_of', 'extras', ['Nuts', 'Rum'], ['Ada Löwe']],
  ['none_of', 'extras', ['Rum'], ['Bob', 'Cleo']],
  ['at_least', 'guests', ['12'], ['Bob']],
  ['at_most', 'guests', ['7.00'], ['Ada Löwe']],
  ['after', 'day', ['2026-03-01'], ['Bob']],
  ['before', 'day', ['2026-04-01'], ['Ada Löwe']],
  ['between', 'day', ['2026-03-01', '2026-04-01'], ['Ada Löwe', 'Bob']],
  ['between', 'guests', ['8', 'many'], []],
  ['empty', 'extras', [], ['Cleo']],
  ['answered', 'day', [], ['Ada Löwe', 'Bob']],
];

test('SUBM-075 each comparison of an answer finds what fits, before and after the text index has the rows', async () => {
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexRows(api);
    for (const [is, field, values, names] of FITTING) {
      expect([is, field, values, await where({ field, is, values })]).toEqual([is, field, values, names]);
    }
  }
});

test('SUBM-075 several conditions hold together, also for the count', async () => {
  const both = [
    { field: 'guests', is: 'at_least', values: ['7'] },
    { field: 'name', is: 'lacks', values: ['b'] },
  ] as const;
  expect(await where(...both.map((one) => ({ ...one, values: [...one.values] })))).toEqual(['Ada Löwe']);
  const asked = new URLSearchParams({ formId: form.id, where: JSON.stringify(both) });
  expect((await owner.get(`/api/submissions/count?${asked.toString()}`)).body.total).toBe(1);
});

test.each([
  'x',
  '[]',
  '[{"field":"name","is":"like","values":["x"]}]',
  '[{"field":"name","is":"is","values":[]}]',
  '[{"field":"name","is":"between","values":["1"]}]',
  '[{"field":"name","is":"is","values":["\\u0000"]}]',
])('SUBM-075 T2 %s is no condition', async (text) => {
  const asked = new URLSearchParams({ formId: form.id, where: text });
  expect((await owner.get(`/api/submissions?${asked.toString()}`)).status).toBe(400);
});

test('SUBM-075 conditions need the form whose questions they name', async () => {
  const asked = new URLSearchParams({ where: '[{"field":"name","is":"empty"}]' });
  expect((await owner.get(`/api/submissions?${asked.toString()}`)).status).toBe(400);
});
