import { expect, test } from 'vitest';
import {
  definition,
  field,
  makeExport,
  readCsv,
  readXlsx,
  store,
} from '../../../../tests/support/api/exportSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import type { Answers } from '@inlay/sdk/model';
import { splitChoices } from './splitChoices.ts';

const api = useTestApi();

test('SUBM-086 answers without several choices stay one row', () => {
  const group = [{ cake: 'plum' }, { cake: 'almond' }];
  for (const of of ['cake', [], ['cake'], group, true])
    expect(splitChoices({ of } as Answers, 'of')).toEqual([{ of }]);
  expect(splitChoices({ of: ['a', 'b'] }, null)).toEqual([{ of: ['a', 'b'] }]);
});

test('SUBM-086 a table has a row for each choice of a question, and one for a submission without any', async () => {
  const owner = await api.signedIn();
  const cakes = {
    ...field('checkbox', 'cakes', 'Cakes'),
    options: [
      { value: 'plum', label: 'Plum' },
      { value: 'almond', label: '=Almond' },
    ],
  };
  const form = await api.buildForm(owner, definition('Cakes', field('text', 'a', 'Name'), cakes));
  const ids = await store(api, form, owner, [
    { a: 'Ada', cakes: ['plum', 'almond'] },
    { a: 'Bea', cakes: [] },
    { a: 'Cy', cakes: ['almond'] },
  ]);
  const cells = (plain: (text: string) => string) => [
    ['Name', 'Cakes'],
    ['Cy', plain('=Almond')],
    ['Bea', ''],
    ['Ada', 'Plum'],
    ['Ada', plain('=Almond')],
  ];
  for (const rows of [{ filter: { formId: form.id } }, { ids, formId: form.id }]) {
    const order = { ...rows, splitBy: 'cakes' };
    const csv = await makeExport(api, owner, { format: 'csv', ...order });
    expect(readCsv(csv.bytes).map((row) => row.slice(2))).toEqual(cells((text) => `'${text}`));
    expect(csv.item.rows).toBe(3);
    const xlsx = await makeExport(api, owner, { format: 'xlsx', ...order });
    expect((await readXlsx(xlsx.bytes)).map((row) => row.slice(2))).toEqual(cells((text) => text));
    const jsonl = await makeExport(api, owner, { format: 'jsonl', ...order });
    expect(jsonl.bytes.toString().trim().split('\n')).toHaveLength(3);
  }
});
