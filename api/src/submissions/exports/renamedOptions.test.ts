import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { makeExport, readCsv, readXlsx } from '../../../../tests/support/api/exportSamples.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

const withLabel = (label: string): FormDefinition =>
  withFields(createEmptyDefinition('Colours'), [
    { ...createField('radio'), id: 'one', label: 'One', options: [{ value: 'red', label }] },
    { ...createField('checkbox'), id: 'many', label: 'Many', options: [{ value: 'red', label }] },
  ]);

const ANSWERS = { one: 'red', many: ['red'] };

/** One visitor answers before the option gets other words, one after it. */
beforeAll(async () => {
  owner = await api.signedIn();
  await owner.post('/api/notification-emails', { email: 'team@example.com', formId: null, label: null });
  form = await api.buildForm(owner, withLabel('Red'));
  await submitTo(api, form, ANSWERS);
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  await owner.put(`/api/forms/${form.id}/definition`, { definition: withLabel('Crimson'), version });
  const { revisionId } = (await owner.get(`/api/forms/${form.id}`)).body;
  await submitTo(api, { id: form.id, revisionId }, ANSWERS);
});

const read = async (format: string, filter: object) =>
  (await makeExport(api, owner, { format, filter })).bytes;
const cellsOf = (rows: string[][]) => rows.slice(1).map((row) => row.slice(-2));
const LABELS = [
  ['Crimson', 'Crimson'],
  ['Red', 'Red'],
];

test('D-184 every CSV and Excel file has the words that the visitor chose', async () => {
  const ofForm = { formId: form.id };
  expect(cellsOf(readCsv(await read('csv', ofForm)))).toEqual(LABELS);
  expect(cellsOf(readCsv(await read('csv', {})))).toEqual(LABELS);
  expect(cellsOf(await readXlsx(await read('xlsx', ofForm)))).toEqual(LABELS);
});

test('D-184 JSON lines keep the value, which never changes', async () => {
  const lines = (await read('jsonl', { formId: form.id })).toString().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { answers: object }).answers)).toEqual([ANSWERS, ANSWERS]);
});

test('D-184 mails have the words that the visitor chose', async () => {
  await api.runJobs();
  const mails = await api.database.query<{ text: string }>(
    `select message ->> 'text' as text from deliveries where kind = 'submission_notification' order by id`,
  );
  expect(mails.map(({ text }) => /One:\n(.*)\n\nMany:\n(.*)\n/.exec(text)?.slice(1))).toEqual(
    LABELS.toReversed(),
  );
});
