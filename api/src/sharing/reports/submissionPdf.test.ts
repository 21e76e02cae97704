import { createEmptyDefinition, createOptions, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { fieldOf, pageOf, rowsOf } from '../../../../tests/support/api/logicForm.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { buildPng } from '../../../../tests/support/api/pictures.ts';
import { uploadFile } from '../../../../tests/support/api/uploadScene.ts';
import { PDF_PROGRAM } from './renderPdf.ts';
import { fetchPdf } from '../../../../tests/support/readPdf.ts';

const definition: FormDefinition = {
  ...createEmptyDefinition('Bestellung'),
  language: 'de',
  pages: [
    pageOf('p1', 'Über Sie', [
      fieldOf('text', 'name', 'Name'),
      fieldOf('number', 'budget', 'Budget', { currency: 'EUR' }),
      fieldOf('text', 'vat', 'Steuernummer', {
        showIf: { op: 'eq', of: [{ field: 'name' }, { lit: 'Company' }] },
      }),
    ]),
    pageOf('p2', 'Feier', [
      fieldOf('ranking', 'rank', 'Lieblingskuchen', { options: createOptions(['Nuss', 'Sahne']) }),
      fieldOf('matrix', 'grid', 'Bewertung', {
        rows: createOptions(['Service']),
        options: createOptions(['Gut', 'Schlecht']),
      }),
      rowsOf('guests', [fieldOf('text', 'guest', 'Vorname')], { label: 'Gäste' }),
      fieldOf('textarea', 'note', 'ملاحظة'),
    ]),
  ],
};
const answers = {
  name: 'Ada Lovelace',
  budget: '1234.5',
  rank: ['Sahne', 'Nuss'],
  grid: { Service: ['Gut'] },
  guests: [{ guest: 'Zoë' }, { guest: 'Łukasz' }],
  note: 'أهلا',
};

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let submissionId: string;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
  submissionId = await submitTo(api, form, answers);
});

test('REPORT-001 a submission as PDF has its answers as text, in the form’s language, below its pages', async () => {
  const { text, title, language, outline } = await fetchPdf(owner, `/api/submissions/${submissionId}/pdf`);
  expect([title, language]).toEqual(['Bestellung', 'de']);
  expect(outline).toEqual(['Über Sie', 'Feier']);
  for (const part of ['Ada Lovelace', '1.234,50 €', '1. Sahne', '2. Nuss', 'Service', 'Zoë', 'Gesendet:'])
    expect(text).toContain(part);
  // What the visitor was not asked is left out.
  expect(text).not.toContain('Steuernummer');
});

test('REPORT-001 its structure has headings, lists and tables for screen readers', async () => {
  const { structure } = await fetchPdf(owner, `/api/submissions/${submissionId}/pdf`);
  const roles = structure.map(({ role }) => role);
  expect(roles.slice(0, 4)).toEqual(['Document', 'H1', 'P', 'H2']);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(2);
  expect(roles.filter((role) => role === 'LI')).toHaveLength(2);
  expect(roles.filter((role) => role === 'Table')).toHaveLength(2);
  expect(roles).toContain('TH');
});

test('REPORT-001 signatures inside repeating groups are drawn', async () => {
  const signers = rowsOf('signers', [
    fieldOf('text', 'who', 'Signer'),
    fieldOf('signature', 'sign', 'Signature'),
  ]);
  const signed = await api.buildForm(owner, {
    ...createEmptyDefinition('Contract'),
    pages: [pageOf('p1', '', [signers])],
  });
  const upload = { name: 'signature.png', bytes: buildPng(), field: 'sign' };
  const { file } = await uploadFile(api, signed.id, upload);
  const id = await submitTo(api, signed, {
    signers: [
      { who: 'Ada', sign: { drawn: [file] } },
      { who: 'Grace', sign: { typed: 'Grace Hopper' } },
    ],
  });
  await api.runJobs();
  const { structure, text } = await fetchPdf(owner, `/api/submissions/${id}/pdf`);
  const figures = structure.filter(({ role }) => role === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual([expect.stringMatching(/^Signature: /)]);
  expect(text).toMatch(/signers 1.*Ada.*signers 2.*Grace Hopper/);
});

test('REPORT-001 T1 nobody else gets it, and taking it is recorded', async () => {
  const path = `/api/submissions/${submissionId}/pdf`;
  const stranger = await api.signedIn();
  expect((await stranger.get(path)).status).toBe(404);
  expect((await api.visitor().get(path)).status).toBe(401);
  const events = await api.database.query(
    `select 1 from security_events where event_type = 'submissions_exported' and event_data->>'format' = 'pdf'`,
  );
  expect(events.length).toBeGreaterThan(0);
});

test('REPORT-002 T3 a client gets what the assignment shows, and nothing else', async () => {
  const client = await api.signedInClient();
  const path = `/api/client-forms/${form.id}/submissions/${submissionId}/pdf`;
  expect((await client.get(path)).status).toBe(404);
  const assign = (fields: string[], from: string | null) =>
    api.database.query(
      'update forms set client_id = $1, client_visible_fields = $2, client_visible_from = $3 where id = $4',
      [client.clientId, JSON.stringify(fields), from, form.id],
    );
  await assign(['name'], null);
  const { text } = await fetchPdf(client, path);
  expect(text).toContain('Ada Lovelace');
  expect(text).not.toMatch(/1\.234|Sahne|Zoë|Lieblingskuchen|Gäste/);
  await assign(['name'], '2100-01-01');
  expect((await client.get(path)).status).toBe(404);
});

test('REPORT-001 REPORT-003 a PDF that takes too long is refused with what its reader can do', async () => {
  const { maxTimeMs } = PDF_PROGRAM;
  onTestFinished(() => void Object.assign(PDF_PROGRAM, { maxTimeMs }));
  Object.assign(PDF_PROGRAM, { maxTimeMs: 1 });
  const one = await owner.get(`/api/submissions/${submissionId}/pdf`);
  expect([one.status, one.body.error]).toEqual([
    422,
    expect.objectContaining({
      code: 'report.submission_too_large',
      message: 'This submission is too long for a PDF. Export it as a file instead.',
    }),
  ]);
  const summary = await owner.get(`/api/results/pdf?formId=${form.id}`);
  expect([summary.status, summary.body.error.code]).toEqual([422, 'report.too_demanding']);
});
