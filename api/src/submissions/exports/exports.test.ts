import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDefinition, createField, csvLine, withFields } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  definition,
  field,
  FORMULAS,
  HARMLESS,
  home,
  makeExport,
  NASTY,
  printed,
  readCsv,
  readXlsx,
  store,
} from '../../../../tests/support/api/exportSamples.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';
import { fileNameOf } from './createExport.ts';
import { removeExpiredExports } from './removeExpiredExports.ts';

let api: TestApi;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'inlay-exports-'));
  api = await startTestApi({ dataFolder });
});
afterAll(async () => {
  await api.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('SUBM-065 D-104 T18 a file is named by the title, in any language, and the day where its reader is', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 20) });
  const nameOf = (title: string, timeZone = 'UTC') =>
    fileNameOf({ isOneForm: true, titles: new Map([['id', title]]), timeZone }, 'csv');
  expect(nameOf('Заказ: торт', 'Asia/Tokyo')).toBe('Заказ торт 2026-12-01.csv');
  expect(nameOf('../a\r\n"b".exe')).toBe('a b exe 2026-11-30.csv');
  expect(nameOf('?!')).toBe('form 2026-11-30.csv');
  expect(fileNameOf({ isOneForm: false, titles: new Map(), timeZone: 'UTC' }, 'xlsx')).toBe(
    'All forms 2026-11-30.xlsx',
  );
  vi.useRealTimers();
});

test('SUBM-061 SUBM-062 SUBM-063 D-105 T18 a CSV comes back row for row, with nothing a spreadsheet would run', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Café & Co', field('text', 'a', '=Label "one"')));
  const values = [...NASTY, ...FORMULAS, ...HARMLESS];
  await store(
    api,
    form,
    owner,
    values.map((a) => ({ a })),
  );
  const { item, bytes } = await makeExport(api, owner, { format: 'csv', filter: { formId: form.id } });
  expect(item).toMatchObject({
    state: 'done',
    rows: values.length,
    bytes: bytes.length,
    fileName: expect.stringMatching(/^Café Co \d{4}-\d\d-\d\d\.csv$/),
  });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(item.sha256);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8').slice(1);
  expect(
    text.startsWith(`"Date","Time","'=Label ""one"""\r\n"2026-01-31","23:30:${values.length - 1}"`),
  ).toBe(true);
  expect(text.endsWith('"\r\n')).toBe(true);
  const [header, ...rows] = readCsv(bytes);
  expect(header).toEqual(['Date', 'Time', `'=Label "one"`]);
  const expected = [...NASTY, ...FORMULAS.map((value) => `'${value}`), ...HARMLESS].map(printed);
  expect(rows.map((row) => row[2]).reverse()).toEqual(expected);
  expect(FORMULAS.map((value) => csvLine([value]))).toEqual(
    FORMULAS.map((value) => `"'${value.replaceAll('"', '""')}"\r\n`),
  );
});

test('T18 an Excel file holds the same as strings', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Sheet', field('textarea', 'a', '=Label')));
  const values = [...NASTY.filter((value) => !value.includes('_x0041_')), ...FORMULAS, ...HARMLESS];
  await store(api, form, owner, [...values.map((a) => ({ a })), { a: '_x0041_ \u0001end' }]);
  const { item, bytes } = await makeExport(api, owner, { format: 'xlsx', filter: { formId: form.id } });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(item.sha256);
  const [header, escaped, ...rows] = await readXlsx(bytes);
  expect(header).toEqual(['Date', 'Time', '=Label']);
  expect(escaped?.[2]).toMatch(/^_x(005F_x)?0041_ end$/);
  expect(rows.map((row) => row[2] ?? '').reverse()).toEqual(values.map(printed));
  expect(bytes.includes('<f>')).toBe(false);
});

test('JSON lines hold every row with its answers as they are stored', async () => {
  const owner = await api.signedIn();
  const title = 'Line "1" \\ €';
  const form = await api.buildForm(owner, definition(title, field('text', 'a', 'A')));
  const control = 'a 🎂 token \u0001\u0002 "ä"';
  const ids = await store(api, form, owner, [
    { a: NASTY[1] ?? '' },
    { a: '=1', captcha_tokens: 'secret' },
    { a: control },
  ]);
  const { bytes } = await makeExport(api, owner, { format: 'jsonl', filter: { formId: form.id } });
  const lines = bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { id: ids[2], answers: { a: control } },
    { id: ids[1], formId: form.id, form: title, revisionId: form.revisionId, answers: { a: '=1' } },
    { id: ids[0], receiptCode: ids[0], submittedAt: '2026-01-31T23:30:00.000Z', answers: { a: NASTY[1] } },
  ]);
  expect(bytes.toString()).not.toContain('secret');
});

test('SUBM-064 D-104 D-106 D-110 columns: forms share labels, removed fields stay, captcha keys never come out', async () => {
  const owner = await api.signedIn();
  const shop = await api.buildForm(
    owner,
    definition(
      'Shop',
      field('text', 'n', 'Name'),
      field('text', 'old', 'Colour'),
      field('text', 'number', 'Token number'),
    ),
  );
  await store(api, shop, owner, [
    { n: 'Ada', old: 'red', number: '7', captcha_tokens: 'x', favourite_cake: ['a', 'b'] },
  ]);
  const changed = definition('Shop', field('text', 'number', 'Token number'), field('text', 'n', 'Name'));
  const saved = await owner.put(`/api/forms/${shop.id}/definition`, { definition: changed, version: 1 });
  expect(saved.status).toBe(200);
  const address = field('address', 'adr', 'Address');
  const bank = await api.buildForm(
    owner,
    definition('Bank', field('text', 'x', 'Name'), field('text', 'y', 'Name'), address),
  );
  await store(api, bank, owner, [{ x: 'one', y: 'two', adr: home }]);
  const all = await makeExport(api, owner, { format: 'csv', filter: {} });
  expect(all.item.fileName).toMatch(/^All forms \d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = readCsv(all.bytes);
  expect(header).toEqual([
    'Form',
    'Date',
    'Time',
    'Token number',
    'Name',
    'Colour',
    'Favourite cake',
    'Name',
    'Address',
  ]);
  expect(rows.map(([form, , , ...cells]) => [form, ...cells])).toEqual(
    expect.arrayContaining([
      ['Shop', '7', 'Ada', 'red', 'a, b', '', ''],
      ['Bank', '', 'one', '', '', 'two', '1 Main St, Bern, BE, 3000, Other'],
    ]),
  );
  const one = await makeExport(api, owner, {
    format: 'csv',
    filter: { formId: shop.id, zone: 'Asia/Tokyo' },
  });
  expect(readCsv(one.bytes)).toEqual([
    ['Date', 'Time', 'Token number', 'Name', 'Colour', 'Favourite cake'],
    ['2026-02-01', '08:30:00', '7', 'Ada', 'red', 'a, b'],
  ]);
});

test('SUBM-063 options whose words differ from their values are exported by their words, and stored as values', async () => {
  const owner = await api.signedIn();
  const options = [
    { value: 'a', label: 'Äpfel' },
    { value: 'b', label: '=Birnen' },
  ];
  const select = { ...createField('select'), id: 's', label: 'S', options };
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Fruit'), [select]));
  await store(api, form, owner, [{ s: 'a' }, { s: 'b' }]);
  const filter = { formId: form.id };
  const csv = await makeExport(api, owner, { format: 'csv', filter });
  expect(readCsv(csv.bytes).map((row) => row[2])).toEqual(['S', "'=Birnen", 'Äpfel']);
  const lines = await makeExport(api, owner, { format: 'jsonl', filter });
  expect(lines.bytes.toString()).toMatch(/"answers":\{"s": "b"\}.*\n.*"answers":\{"s": "a"\}/);
});

test('SUBM-019 SUBM-067 selected rows only, outside the trash; nothing to export is said', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Some', field('text', 'a', 'A')));
  const ids = await store(api, form, owner, [{ a: '1' }, { a: '2' }, { a: '3' }]);
  await owner.post('/api/submissions/trash', { ids: [ids[2]] });
  const some = await makeExport(api, owner, { format: 'csv', ids: ids.slice(1), formId: form.id });
  expect(readCsv(some.bytes).map((row) => row[2])).toEqual(['A', '2']);
  const none = await owner.post('/api/exports', { format: 'csv', filter: { search: 'nothing like it' } });
  expect([none.status, none.body.error.message]).toEqual([422, 'No submissions to export']);
});

test('D-107 D-159 D-160 D-170 who may read may export, it is recorded, and ends with the reading', async () => {
  const [owner, assigned, stranger, admin] = [
    await api.signedIn(),
    await api.signedIn(),
    await api.signedIn(),
    await api.signedIn({ role: 'admin' }),
  ];
  const form = await api.buildForm(owner, definition('Shared', field('text', 'a', 'A')));
  const ids = await store(api, form, owner, [{ a: '1' }]);
  const assign = (userId: string | null) =>
    admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: userId });
  await assign(assigned.userId);
  const request = { format: 'csv', filter: { formId: form.id } };
  for (const person of [owner, assigned, admin]) {
    const { id, bytes } = await makeExport(api, person, request);
    expect(readCsv(bytes)).toHaveLength(2);
    const events = await api.database.query<{ event_type: string; event_data: object }>(
      'select event_type, event_data from security_events where user_id = $1 order by id',
      [person.userId],
    );
    expect(events).toContainEqual({
      event_type: 'submissions_exported',
      event_data: { exportId: id, format: 'csv', rows: 1, formIds: [form.id] },
    });
    const isTraced = events.some(
      ({ event_type, event_data }) =>
        event_type === 'admin_access' && 'action' in event_data && event_data.action === 'export',
    );
    expect(isTraced).toBe(person === admin);
    expect((await stranger.get(`/api/exports/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/exports/${id}/file`)).status).toBe(404);
  }
  expect((await stranger.post('/api/exports', request)).status).toBe(404);
  expect((await stranger.post('/api/exports', { format: 'csv', ids })).status).toBe(422);
  const { id } = await makeExport(api, assigned, request);
  await assign(null);
  expect((await assigned.get(`/api/exports/${id}/file`)).status).toBe(404);
});

test('D-107 what may not be read any more when its turn comes is refused once, and not tried again', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Gone', field('text', 'a', 'A')));
  await store(api, form, owner, [{ a: '1' }]);
  const { body } = await owner.post('/api/exports', { format: 'csv', filter: { formId: form.id } });
  await owner.delete(`/api/forms/${form.id}`);
  await api.runJobs();
  const found = await api.database.query('select state, problem from exports where id = $1', [body.id]);
  expect(found).toEqual([{ state: 'failed', problem: 'Form not found or not published' }]);
});

test('a broken download goes on where it ended, and another version is sent whole', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Part', field('text', 'a', 'A')));
  await store(api, form, owner, [{ a: 'x'.repeat(5_000) }]);
  const { id, bytes, item } = await makeExport(api, owner, { format: 'csv', filter: { formId: form.id } });
  const get = (headers: Record<string, string>) => owner.send('GET', `/api/exports/${id}/file`, { headers });
  const rest = await get({ range: 'bytes=1000-', 'if-range': `"${item.sha256}"` });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes 1000-${bytes.length - 1}/${bytes.length}`,
  ]);
  expect(rest.text).toBe(bytes.subarray(1000).toString());
  expect((await get({ range: 'bytes=-10' })).text).toBe(bytes.subarray(-10).toString());
  expect((await get({ range: 'bytes=5-9' })).text).toBe(bytes.subarray(5, 10).toString());
  expect((await get({ range: 'bytes=1000-', 'if-range': '"other"' })).status).toBe(200);
  expect((await get({ range: `bytes=${bytes.length}-` })).status).toBe(416);
  const whole = await get({});
  expect(whole.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Part \d{4}-\d\d-\d\d\.csv";/,
  );
  expect(whole.headers.get('cache-control')).toBe('no-store');
});

test('T40 a file is there for a day, and what belongs to no export is removed', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Gone', field('text', 'a', 'A')));
  await store(api, form, owner, [{ a: '1' }]);
  const { id } = await makeExport(api, owner, { format: 'csv', filter: { formId: form.id } });
  const folder = join(dataFolder, 'exports');
  await writeFile(join(folder, `${randomUUID()}.csv.part`), 'left behind');
  await api.database.query(`update exports set expires_at = now() - interval '1 minute' where id = $1`, [id]);
  expect((await owner.get(`/api/exports/${id}/file`)).status).toBe(404);
  await removeExpiredExports({ config: { dataFolder }, orm: api.deps.orm });
  const files = await readdir(folder);
  expect(files.filter((name) => name.startsWith(id) || name.endsWith('.part'))).toEqual([]);
});

test('T33 SUBM-074 an account has three exports under way, however many it asks for at once', async () => {
  const [owner, other] = [await api.signedIn(), await api.signedIn()];
  const form = await api.buildForm(owner, definition('Many', field('text', 'a', 'A')));
  await store(api, form, owner, [{ a: '1' }]);
  const ask = () => owner.post('/api/exports', { format: 'csv', filter: { formId: form.id } });
  const asked = await Promise.all(Array.from({ length: 12 }, ask));
  expect(asked.filter(({ status }) => status === 202)).toHaveLength(3);
  const refused = asked.find(({ status }) => status !== 202);
  expect([refused?.status, refused?.body.error.code, refused?.headers.get('retry-after')]).toEqual([
    429,
    'export.too_many',
    '10',
  ]);
  const theirs = await api.buildForm(other, definition('Theirs', field('text', 'a', 'A')));
  await store(api, theirs, other, [{ a: '1' }]);
  expect((await other.post('/api/exports', { format: 'csv', filter: {} })).status).toBe(202);
  await api.runJobs();
  expect((await ask()).status).toBe(202);
  // One job at a time per account, beside other accounts' jobs.
  const queues = await api.database.query(
    `select distinct queue_name from graphile_worker.jobs where task_identifier = 'run_export'`,
  );
  expect(queues).toEqual([{ queue_name: `account:${owner.accountId}` }]);
});
