import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { makeExport, readCsv } from '../../../../tests/support/api/exportSamples.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { companyOrder, personOrder, orderForm } from '../../../../tests/support/api/logicForm.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { sheetNames, writeWorkbook } from './xlsx.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, orderForm);
  await submitTo(api, form, companyOrder);
  await submitTo(api, form, personOrder);
});

const read = async (format: string, filter: object = { formId: form.id }) =>
  (await makeExport(api, owner, { format, filter })).bytes;
const sheet = async (bytes: Buffer, number: number) =>
  (await readSheet(bytes, number)).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));

const TITLES = ['You are', 'VAT number', 'Payment terms'];
const ROW_TITLES = ['Item 1: Article', 'Item 1: Size', 'Item 2: Article', 'Item 2: Size'];

test('a CSV has a column for each field of each row and for values that are shown', async () => {
  const [header, person, company] = readCsv(await read('csv'));
  expect(header?.slice(2)).toEqual([...TITLES, ...ROW_TITLES, 'Note', 'Number of items']);
  expect(person?.slice(2)).toEqual(['A person', '', '', '', '', '', '', '', '0']);
  expect(company?.slice(2)).toEqual([
    'A company',
    'DE1',
    '30 days',
    'Cup',
    'Small',
    `'=Pot`,
    'Large',
    'Soon',
    '2',
  ]);
});

test('a CSV of all forms has the same cells', async () => {
  const [header, person, company] = readCsv(await read('csv', {}));
  const [, , ...rest] = header?.slice(1) ?? [];
  expect(rest).toEqual([...TITLES, ...ROW_TITLES, 'Note', 'Number of items']);
  expect(person?.slice(3)).toEqual(['A person', '', '', '', '', '', '', '', '0']);
  expect(company?.slice(6)).toEqual(['Cup', 'Small', `'=Pot`, 'Large', 'Soon', '2']);
});

test('an Excel file has the rows of a repeating group on a sheet of their own', async () => {
  const bytes = await read('xlsx');
  const [header, person, company] = await sheet(bytes, 1);
  expect(header?.slice(2)).toEqual([...TITLES, 'Item', 'Note', 'Number of items']);
  expect(person?.slice(2)).toEqual(['A person', '', '', '0', '', '0']);
  expect(company?.slice(2)).toEqual(['A company', 'DE1', '30 days', '2', 'Soon', '2']);
  expect(await sheet(bytes, 2)).toEqual([
    ['Submission row', 'Row', 'Article', 'Size'],
    ['3', '1', 'Cup', 'Small'],
    ['3', '2', '=Pot', 'Large'],
  ]);
});

test('JSON lines have rows as lists, and no answer that was not asked', async () => {
  const lines = (await read('jsonl')).toString().trim().split('\n');
  const [person, company] = lines.map((line) => (JSON.parse(line) as { answers: object }).answers);
  expect(company).toEqual({ ...companyOrder, count: 2, step: 4 });
  expect(person).toEqual({ ...personOrder, count: 0 });
});

test('a table with more rows than a sheet holds goes on with its titles on the next', async () => {
  async function* rows() {
    yield [['Title']];
    yield [['1'], ['2'], ['3']];
    yield [['4']];
  }
  const sheets = [
    { name: 'Rows', rows: rows() },
    { name: 'Others', rows: rows() },
  ];
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook(sheets, 3)) parts.push(part);
  const bytes = Buffer.concat(parts);
  const read = await Promise.all([1, 2, 3, 4].map((number) => sheet(bytes, number)));
  const halves = [
    [['Title'], ['1'], ['2']],
    [['Title'], ['3'], ['4']],
  ];
  expect(read).toEqual([...halves, ...halves]);
});

test('sheets have names that Excel takes, each once', () => {
  const long = 'x'.repeat(40);
  expect(sheetNames(['Items', 'items', 'a/b:c', '', long, long])).toEqual([
    'Items',
    'items (2)',
    'a b c',
    'Sheet',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
  ]);
});
