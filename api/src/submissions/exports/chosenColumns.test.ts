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

const api = useTestApi();

test('SUBM-080 a file holds the chosen columns alone, in every format, of the whole filter and of named rows', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(
    owner,
    definition('Cakes', field('text', 'a', 'Name'), field('text', 'b', 'Secret'), field('text', 'c', 'Size')),
  );
  const ids = await store(api, form, owner, [{ a: 'Ada', b: 'hush', c: '12' }]);
  const columns = ['c', 'a'];
  const whole = { filter: { formId: form.id, zone: 'Asia/Tokyo' }, columns };
  const named = { ids, formId: form.id, zone: 'Asia/Tokyo', columns };
  const expected = [
    ['Date', 'Time', 'Name', 'Size'],
    ['2026-02-01', '08:30:00', 'Ada', '12'],
  ];
  for (const rows of [whole, named]) {
    const csv = await makeExport(api, owner, { format: 'csv', ...rows });
    expect(readCsv(csv.bytes)).toEqual(expected);
    const xlsx = await makeExport(api, owner, { format: 'xlsx', ...rows });
    expect((await readXlsx(xlsx.bytes)).map((row) => row.slice(2))).toEqual(
      expected.map((row) => row.slice(2)),
    );
    const jsonl = await makeExport(api, owner, { format: 'jsonl', ...rows });
    expect(JSON.parse(jsonl.bytes.toString()).answers).toEqual({ a: 'Ada', c: '12' });
  }
  const none = { format: 'csv', filter: { formId: form.id }, columns: [] };
  expect((await owner.post('/api/exports', none)).status).toBe(400);
});
