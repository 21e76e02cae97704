import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  createOptions,
  withFields,
  type Answers,
  type FieldType,
} from '@inlay/sdk/model';
import { makeExport, store } from '../../../../tests/support/api/exportSamples.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { writeWorkbook } from './xlsx.ts';

const api = useTestApi();
const TYPES = ['number', 'date', 'time', 'rating', 'slider', 'text', 'phone', 'date_range'] as const;
const fields = (types: readonly FieldType[]) =>
  types.map((type) => ({ ...createField(type), id: type, label: type }));

async function exported(owner: TestPerson, definition: object, answers: readonly Answers[]) {
  const form = await api.buildForm(owner, definition as never);
  await store(api, form, owner, answers);
  const { bytes } = await makeExport(api, owner, { format: 'xlsx', filter: { formId: form.id } });
  return { bytes, rows: await readSheet(bytes) };
}

test('SUBM-061 numbers, dates and times of an Excel file can be added up and sorted', async () => {
  const owner = await api.signedIn();
  const { rows } = await exported(owner, withFields(createEmptyDefinition('Sheet'), fields(TYPES)), [
    {
      number: -1234.5,
      date: '2026-05-03',
      time: '14:30',
      rating: 4,
      slider: 0.000_000_1,
      text: '42',
      phone: '0301234567',
      date_range: { from: '2026-05-03', to: '2026-05-04' },
    },
    // What no visitor could send: stays the text that it is.
    { number: '007', date: '0026-12-24', time: 'noon', text: '2026-05-03', phone: '1' },
  ]);
  const [titles, odd, typed] = rows;
  expect(titles).toEqual(['Date', 'Time', ...TYPES]);
  expect(typed?.slice(2)).toEqual([
    -1234.5,
    new Date('2026-05-03'),
    new Date('1899-12-30T14:30:00Z'),
    4,
    0.000_000_1,
    '42',
    '0301234567',
    '2026-05-03 – 2026-05-04',
  ]);
  expect(odd?.slice(3, 5)).toEqual(['0026-12-24', 'noon']);
  expect(odd?.slice(7)).toEqual(['2026-05-03', '1', null]);
  expect(typed?.slice(0, 2)).toEqual([new Date('2026-01-31'), new Date('1899-12-30T23:30:00Z')]);
});

test('SUBM-061 a column whose question was text before stays text', async () => {
  const owner = await api.signedIn();
  const [text] = fields(['text']);
  const form = await api.buildForm(owner, withFields(createEmptyDefinition('Was text'), [text!]));
  await store(api, form, owner, [{ text: '12' }]);
  const number = { ...createField('number'), id: 'text', label: 'text' };
  const definition = withFields(createEmptyDefinition('Was text'), [number]);
  expect((await owner.put(`/api/forms/${form.id}/definition`, { definition, version: 1 })).status).toBe(200);
  const { bytes } = await makeExport(api, owner, { format: 'xlsx', filter: { formId: form.id } });
  expect((await readSheet(bytes)).map((row) => row[2])).toEqual(['text', '12']);
});

test('SUBM-061 a cell holds as much as Excel takes, and says that there was more', async () => {
  const owner = await api.signedIn();
  const options = createOptions(Array.from({ length: 200 }, (_one, at) => `${at} ${'long '.repeat(38)}`));
  const [box] = fields(['checkbox']);
  const all = options.map(({ value }) => value);
  const form = withFields(createEmptyDefinition('Long'), [{ ...box!, options } as typeof box & object]);
  const { rows } = await exported(owner, form, [{ checkbox: all }]);
  const cell = String(rows[1]?.[2]);
  const whole = all.join(', ');
  expect(whole.length).toBeGreaterThan(38_000);
  expect(cell).toHaveLength(32_767);
  expect(cell).toContain(`of ${whole.length} characters`);
  expect(whole.startsWith(cell.slice(0, 32_000))).toBe(true);
});

test('a text is not cut inside of a character', async () => {
  async function* rows() {
    yield [['Title'], ['🎂'.repeat(20_000)], [`a${'🎂'.repeat(20_000)}`]];
  }
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook([{ name: 'Cakes', rows: rows() }])) parts.push(part);
  for (const [cell] of (await readSheet(Buffer.concat(parts))).slice(1))
    expect(String(cell)).toMatch(/^a?🎂+… \(cut/u);
});
