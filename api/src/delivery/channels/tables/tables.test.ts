import { expect, test } from 'vitest';
import { FakeAirtable } from '../../../../../tests/support/senders/fakeAirtable.ts';
import { FakeNotion } from '../../../../../tests/support/senders/fakeNotion.ts';
import { FakeSheet, FakeSheets } from '../../../../../tests/support/senders/fakeSheets.ts';
import { withFaults } from '../../../../../tests/support/senders/faults.ts';
import type { FakeVendor } from '../../../../../tests/support/senders/vendor.ts';
import { seededRandom } from '../../../../../tests/support/seededRandom.ts';
import { createAirtableTable } from '../airtable/airtableTable.ts';
import { createNotionTable } from '../notion/notionTable.ts';
import { createGoogleTokens } from '../sheets/googleTokens.ts';
import { parseServiceAccount } from '../sheets/serviceAccount.ts';
import { createSheetsClient } from '../sheets/sheetsClient.ts';
import { createSheetsTable } from '../sheets/sheetsTable.ts';
import { OWN_COLUMNS, type CellValue, type Table, type TableRow } from './table.ts';
import type { KnownColumns } from './placeColumns.ts';
import type { TableState, VendorCall } from './vendorCall.ts';

const LINK = 'https://forms.example.com/submissions/s';

/** A whole row, by labels that are also the ids of fields. */
const row = (
  submissionId: string,
  answers: Record<string, CellValue>,
  labels: Record<string, string> = {},
): TableRow => ({
  submissionId,
  isWhole: true,
  link: LINK,
  cells: Object.entries(answers).map(([key, value]) => ({ key, label: labels[key] ?? key, value })),
});

const status = (submissionId: string, name: string): TableRow => ({
  submissionId,
  isWhole: false,
  link: LINK,
  cells: [{ key: OWN_COLUMNS.status, label: 'Status', value: name }],
});

/** A table at a vendor, with what a person sees of it and does to it. */
interface Scene {
  vendor: FakeVendor;
  table(call?: VendorCall): { put(rows: readonly TableRow[]): Promise<void> };
  shown(): Record<string, unknown>[];
  rename(from: string, to: string): void;
}

/** A table of whose progress nobody hears. */
const quiet = (table: Table) => ({ put: (rows: readonly TableRow[]) => table.put(rows, () => undefined) });

const EMAIL = 'writer@fake.iam.gserviceaccount.com';

function sheetsScene(): Scene & { google: FakeSheets; sheet: FakeSheet } {
  const google = new FakeSheets();
  const account = parseServiceAccount(google.addAccount(EMAIL));
  if (!account) throw new Error('No key');
  const sheet = new FakeSheet(0, 'Sheet1');
  google.addSpreadsheet('book', EMAIL, [sheet]);
  const tokens = createGoogleTokens();
  return {
    google,
    sheet,
    vendor: google,
    table: (call = async (request) => google.handle(request)) =>
      quiet(
        createSheetsTable(createSheetsClient(call, account, tokens), { spreadsheetId: 'book', sheetId: 0 }),
      ),
    shown: () => sheet.shown(),
    rename(from, to) {
      const titles = sheet.rows[0] ?? [];
      titles[titles.indexOf(from)] = to;
    },
  };
}

function notionScene(): Scene & { notion: FakeNotion } {
  const notion = new FakeNotion();
  let known: KnownColumns = {};
  return {
    notion,
    vendor: notion,
    table: (call = async (request) => notion.handle(request)) =>
      quiet(
        createNotionTable(call, {
          token: 'ntn_fake',
          dataSourceId: notion.dataSourceId,
          known,
          remember: async (now) => void (known = now),
        }),
      ),
    shown: () => notion.shown(),
    rename(from, to) {
      notion.properties = notion.properties.map((one) => (one.name === from ? { ...one, name: to } : one));
    },
  };
}

function airtableScene(): Scene & { airtable: FakeAirtable } {
  const airtable = new FakeAirtable();
  let known: KnownColumns = {};
  return {
    airtable,
    vendor: airtable,
    table: (call = async (request) => airtable.handle(request)) =>
      quiet(
        createAirtableTable(call, {
          token: 'patFake.token',
          baseId: airtable.baseId,
          tableId: airtable.tableId,
          known,
          remember: async (now) => void (known = now),
        }),
      ),
    shown: () => airtable.shown(),
    rename(from, to) {
      airtable.fields = airtable.fields.map((one) => (one.name === from ? { ...one, name: to } : one));
    },
  };
}

const SCENES = [
  ['Google Sheets', sheetsScene],
  ['Notion', notionScene],
  ['Airtable', airtableScene],
] as const;

const stateOf = async (work: Promise<void>): Promise<TableState | null | undefined> =>
  work.then(
    () => undefined,
    (error: { state?: TableState | null }) => error.state ?? null,
  );

test.each(SCENES)(
  'NOTIF-080 %s: a row for each submission, changed in place when it comes again',
  async (_name, scene) => {
    const { table, shown } = scene();
    await table().put([row('s1', { who: 'Ada', age: 36 }), row('s2', { who: 'Bo' })]);
    await table().put([row('s1', { who: 'Ada L.' }), status('s2', 'Done'), status('s3', 'Lost')]);
    expect(shown()).toMatchObject([
      { Submission: 's1', who: 'Ada L.', age: null, Status: null },
      { Submission: 's2', who: 'Bo', Status: 'Done' },
    ]);
    expect(shown()).toHaveLength(2);
    await table().put([row('s2', { who: 'Bo again', age: 3 })]);
    // What was done with it stays.
    expect(shown()[1]).toMatchObject({ Submission: 's2', who: 'Bo again', age: 3, Status: 'Done' });
  },
);

test.each(SCENES)(
  'NOTIF-080 %s: renamed there or in the form, moved and new questions keep their columns',
  async (_name, scene) => {
    const { table, shown, rename } = scene();
    await table().put([row('s1', { a: 'a1', b: 'b1' })]);
    rename('b', 'Renamed by hand');
    await table().put([row('s2', { c: 'c2', b: 'b2', a: 'a2' }, { a: 'Renamed in the form' })]);
    expect(shown()).toMatchObject([
      { a: 'a1', 'Renamed by hand': 'b1', c: null },
      { a: 'a2', 'Renamed by hand': 'b2', c: 'c2' },
    ]);
  },
);

test.each(SCENES)('NOTIF-082 %s: a formula, a mention and Markdown stay text', async (_name, scene) => {
  const { table, shown } = scene();
  const hostile = [
    '=IMPORTXML("https://evil.example")',
    '+1',
    '-1+1',
    '@everyone',
    '[x](https://evil.example)',
    '0123',
    "'a",
  ];
  await table().put(hostile.map((text, at) => row(`s${at}`, { text })));
  expect(shown().map(({ text }) => text)).toEqual(hostile);
});

test.each(SCENES)('NOTIF-082 %s: a text over the limit is cut and ends with a link', async (_name, scene) => {
  const { table, shown } = scene();
  await table().put([row('s1', { text: 'x'.repeat(120_000) })]);
  const text = String(shown()[0]?.['text']);
  expect([text.startsWith('xxx'), text.endsWith(`… ${LINK}`), text.length < 120_000]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each(SCENES)(
  '%s: 200 submissions with every fifth answer a fault: each row once',
  async (_name, scene) => {
    const { vendor, table, shown } = scene();
    const random = seededRandom(7);
    const faulty = withFaults(vendor, { share: 0.2, random });
    const waiting = Array.from({ length: 200 }, (_one, at) =>
      row(`s${at}`, { [`q${at % 4}`]: at, who: `n${at}` }),
    );
    let attempts = 0;
    while (waiting.length > 0 && (attempts += 1) < 2_000) {
      const batch = waiting.slice(0, 10);
      const isDone = await table(async (request) => faulty.handle(request))
        .put(batch)
        .then(
          () => true,
          () => false,
        );
      if (isDone) waiting.splice(0, batch.length);
    }
    expect(waiting).toEqual([]);
    expect(faulty.lostAnswers.length).toBeGreaterThan(0);
    expect(shown().map(({ Submission }) => Submission)).toEqual(
      Array.from({ length: 200 }, (_one, at) => `s${at}`),
    );
    expect(shown().every((one, at) => one['who'] === `n${at}` && one[`q${at % 4}`] === at)).toBe(true);
  },
);

test('Google Sheets: columns that people drag, insert or fill keep theirs, and rows that they typed stay', async () => {
  const { table, sheet } = sheetsScene();
  await table().put([row('s1', { a: 'a1', b: 'b1' })]);
  sheet.moveColumn(sheet.placeOf('a'), 5);
  sheet.insertColumns(0, 1);
  const typed = sheet.rows[2];
  if (typed) typed[sheet.placeOf('b')] = 'typed by hand';
  await table().put([row('s2', { a: 'a2', b: 'b2', c: 'c2' })]);
  expect(sheet.shown()).toMatchObject([
    { Submission: 's1', a: 'a1', b: 'b1' },
    { Submission: null, b: 'typed by hand' },
    { Submission: 's2', a: 'a2', b: 'b2', c: 'c2' },
  ]);
});

test('Google Sheets: a full sheet grows; all of a batch is one write', async () => {
  const { google, table } = sheetsScene();
  const [small] = google.addSpreadsheet('book', EMAIL, [
    new FakeSheet(0, 'Sheet1', { rowCount: 2, columnCount: 1 }),
  ]);
  await table().put(Array.from({ length: 50 }, (_one, at) => row(`s${at}`, { a: at })));
  expect([small?.shown().length, google.batches.length]).toEqual([50, 1]);
});

test('Google Sheets: a token is kept until it ends, and asked for again when it ends early', async () => {
  const { google, table } = sheetsScene();
  const urls: string[] = [];
  const call: VendorCall = async (request) => {
    urls.push(new URL(request.url).hostname);
    return google.handle(request);
  };
  const asked = () => urls.filter((host) => host === 'oauth2.googleapis.com').length;
  await table(call).put([row('s1', { a: 1 })]);
  await table(call).put([row('s2', { a: 2 })]);
  expect(asked()).toBe(1);
  google.expireTokens();
  await table(call).put([row('s3', { a: 3 })]);
  expect(asked()).toBe(2);
});

test('NOTIF-083 Google Sheets: what people have to mend has a name', async () => {
  const { google, sheet, table } = sheetsScene();
  const put = () => stateOf(table().put([row('s1', { a: 1 })]));
  expect(await put()).toBeUndefined();
  sheet.deleteColumn(sheet.placeOf(OWN_COLUMNS.id));
  expect(await put()).toBe('id_column_gone');
  google.spreadsheets.set('book', [new FakeSheet(7, 'Other')]);
  expect(await put()).toBe('table_gone');
  google.shared.get('book')?.clear();
  expect(await put()).toBe('not_shared');
  google.spreadsheets.delete('book');
  expect(await put()).toBe('table_gone');
  google.keys.clear();
  google.expireTokens();
  expect(await put()).toBe('credentials_refused');
});

test('NOTIF-083 Notion and Airtable: what people have to mend has a name', async () => {
  const { notion, table } = notionScene();
  notion.isShared = false;
  expect(await stateOf(table().put([row('s1', { a: 1 })]))).toBe('table_gone');
  notion.token = 'other';
  expect(await stateOf(table().put([row('s1', { a: 1 })]))).toBe('credentials_refused');
  const { airtable, ...scene } = airtableScene();
  airtable.canAddFields = false;
  expect(await stateOf(scene.table().put([row('s1', { a: 1 })]))).toBe('columns_refused');
  airtable.isThere = false;
  expect(await stateOf(scene.table().put([row('s1', { a: 1 })]))).toBe('table_gone');
});

test.each([
  ['Notion', notionScene],
  ['Airtable', airtableScene],
] as const)('%s: what names a row is the question of that name, else the reference', async (_name, scene) => {
  const reference = { key: OWN_COLUMNS.receipt, label: 'Reference', value: 'A-1' };
  const [first, second] = [scene(), scene()];
  await first.table().put([{ ...row('s1', {}), cells: [reference] }]);
  expect(first.shown()).toEqual([{ Name: 'A-1', Submission: 's1' }]);
  await second
    .table()
    .put([{ ...row('s1', {}), cells: [reference, { key: 'f', label: 'Name', value: 'Ada' }] }]);
  expect(second.shown()).toEqual([{ Name: 'Ada', Submission: 's1', Reference: 'A-1' }]);
});

test('Airtable: of two records that a person copied, the first is changed', async () => {
  const { airtable, table } = airtableScene();
  await table().put([row('s1', { a: 'one' })]);
  airtable.records.push({ id: 'recCopy', fields: { ...airtable.records[0]?.fields } });
  await table().put([row('s1', { a: 'two' }), row('s2', { a: 'new' })]);
  expect(airtable.shown().map(({ a }) => a)).toEqual(['two', 'one', 'new']);
});
