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

test('SUBM-084 T18 status, assignee and the number of comments in every format, of one form and of several', async () => {
  const owner = await api.signedIn({ fullName: 'Ada Lovelace' });
  const form = await api.buildForm(owner, definition('Cakes', field('text', 'a', 'Name')));
  const [first, second] = await store(api, form, owner, [{ a: 'Ada' }, { a: 'Grace' }]);
  const statuses = [{ name: '=Waiting', color: 'teal', state: 'in_progress' }];
  const waiting = (await owner.put('/api/submission-statuses', { statuses })).body.statuses[0];
  expect((await owner.post('/api/submissions/status', { ids: [first], status: waiting.id })).status).toBe(
    200,
  );
  await owner.post('/api/submissions/assign', { ids: [first], assigneeId: owner.userId });
  for (const text of ['One', 'Two'])
    expect((await owner.post(`/api/submissions/${first}/comments`, { text })).status).toBe(201);

  const cells = [
    ['Status', 'Assignee', 'Comments', 'Name'],
    ['Open', '', '0', 'Grace'],
    ["'=Waiting", 'Ada Lovelace', '2', 'Ada'],
  ];
  const order = { filter: { formId: form.id }, withWork: true };
  const csv = await makeExport(api, owner, { format: 'csv', ...order });
  expect(readCsv(csv.bytes).map((row) => row.slice(2))).toEqual(cells);
  const xlsx = await makeExport(api, owner, { format: 'xlsx', ...order });
  expect((await readXlsx(xlsx.bytes)).map((row) => row.slice(2).map((cell) => cell ?? ''))).toEqual(
    cells.map((row) => row.map((cell) => cell.replace("'=", '='))),
  );
  const several = await makeExport(api, owner, { format: 'csv', filter: {}, withWork: true });
  expect(readCsv(several.bytes).map((row) => row.slice(3))).toEqual(cells);
  const jsonl = await makeExport(api, owner, { format: 'jsonl', ids: [first, second], withWork: true });
  expect(
    jsonl.bytes
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).work),
  ).toEqual([
    { status: 'Open', assignee: null, comments: 0 },
    { status: '=Waiting', assignee: 'Ada Lovelace', comments: 2 },
  ]);
});
