import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { createField, createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { store } from '../../../../tests/support/api/exportSamples.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { startS3 } from '../../../../tests/support/api/testS3.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { createFileStore } from '../../platform/files/fileStore.ts';
import { exportDays, lastDay, type ExportedDay } from './exportDays.ts';
import { exportWarehouseJob } from './exportWarehouseJob.ts';
import { removePeople } from '../../../../tests/support/api/removePeople.ts';

const DAY = '2026-01-31';
const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('text'), id: 'id', label: 'Your id' },
  { ...createField('number'), id: 'count', label: 'How many' },
  { ...createField('checkbox'), id: 'extras', label: 'Extras' },
]);
const ANSWERS = [
  { id: 'naïve "ä"\n\u{1F600}', count: 2.5, extras: ['a', 'b'], stray: 'kept', captcha_token: 'secret' },
  { id: '', count: 3 },
];

const api = useTestApi({ warehouse: 'both' });
let owner: TestPerson;
let form: BuiltForm;
let ids: string[];
beforeEach(async () => {
  await removePeople(api.database);
  await api.database.query(`delete from platform_settings where key = 'warehouse_exported'`);
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
  ids = await store(api, form, owner, ANSWERS);
});

const folder = () => join(api.deps.config.dataFolder, `files/warehouse/${DAY}/${owner.accountId}/${form.id}`);
const read = (name: string) => readFile(join(folder(), name));
async function write(again = false): Promise<ExportedDay[]> {
  const written: ExportedDay[] = [];
  const days = exportDays(api.deps, { from: DAY, to: DAY }, { format: 'both', again });
  for await (const day of days) written.push(day);
  return written;
}

test('a day is one file of each format, with a column by the id of each field, and lossless', async () => {
  expect(await write()).toEqual([{ day: DAY, forms: 1, complete: 0, rows: 2 }]);
  const parquet = await read('part-0.parquet');
  const file = new Uint8Array(parquet).buffer;
  const rows = await parquetReadObjects({ file });
  const { captcha_token: _hidden, ...answers } = ANSWERS[0]!;
  expect(rows[0]).toEqual({
    id: ids[0],
    form_id: form.id,
    account_id: owner.accountId,
    revision_id: form.revisionId,
    receipt_code: ids[0],
    submitted_at: new Date('2026-01-31T23:30:00Z'),
    language: null,
    answers,
    answer_id: answers.id,
    answer_count: 2.5,
    answer_extras: ['a', 'b'],
  });
  expect(rows[1]).toMatchObject({ answer_id: '', answer_count: 3, answer_extras: null });
  const lines = (await read('part-0.jsonl')).toString().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).answers)).toEqual([answers, ANSWERS[1]]);
  const manifest = JSON.parse((await read('manifest.json')).toString());
  expect(manifest).toMatchObject({ formId: form.id, day: DAY, rows: 2 });
  expect(manifest.files[1]).toEqual({
    name: 'part-0.parquet',
    rows: 2,
    bytes: parquet.length,
    sha256: createHash('sha256').update(parquet).digest('hex'),
  });
  expect(manifest.columns.at(-2)).toEqual({
    name: 'answer_count',
    type: 'DOUBLE',
    fieldId: 'count',
    label: 'How many',
  });
});

test('a complete day is not written again; one that was interrupted is, without remains', async () => {
  await write();
  const before = await read('part-0.jsonl');
  await api.database.query('update form_submissions set deleted_at = now() where id = $1', [ids[0]]);
  expect(await write()).toEqual([{ day: DAY, forms: 0, complete: 1, rows: 0 }]);
  expect(await read('part-0.jsonl')).toEqual(before);
  // As a process leaves it that is killed before its manifest is written.
  await api.deps.files.remove(`warehouse/${DAY}/${owner.accountId}/${form.id}/manifest.json`);
  await writeFile(join(folder(), 'part-1.jsonl'), 'half a li');
  expect(await write()).toEqual([{ day: DAY, forms: 1, complete: 0, rows: 1 }]);
  expect((await readdir(folder())).toSorted()).toEqual(['manifest.json', 'part-0.jsonl', 'part-0.parquet']);
});

test('a day is written again on request, without what was deleted since', async () => {
  await write();
  await api.database.query('update form_submissions set deleted_at = now() where id = $1', [ids[0]]);
  expect(await write(true)).toEqual([{ day: DAY, forms: 1, complete: 0, rows: 1 }]);
  expect((await read('part-0.jsonl')).toString()).not.toContain(ids[0]);
  await api.database.query('delete from form_submissions');
  expect(await write(true)).toMatchObject([{ forms: 1, rows: 0 }]);
  expect(await readdir(folder())).toEqual(['manifest.json']);
});

test('SUBM-126 the job goes on after the last day it wrote, and writes edited days again, also in a bucket', async () => {
  const s3 = await startS3();
  try {
    const files = createFileStore({ dataFolder: '', s3: s3.config });
    await api.database.query(
      `insert into platform_settings (key, value, updated_at) values ('warehouse_exported', '{"through":"2026-01-30"}', now())`,
    );
    const deps = { ...api.deps, files };
    await exportWarehouseJob.perform(deps, {}, { isLast: false, signal: AbortSignal.any([]) });
    const key = `warehouse/${DAY}/${owner.accountId}/${form.id}/manifest.json`;
    expect(JSON.parse(String(await files.read(key)))).toMatchObject({ rows: 2 });
    const [state] = await api.database.query<{ value: object }>(
      `select value from platform_settings where key = 'warehouse_exported'`,
    );
    expect(state?.value).toEqual({ through: lastDay(), editsUntil: expect.any(String) });
    // Edited since, the day is written again.
    const edited = await owner.put(`/api/submissions/${ids[1]}/answers`, {
      version: 1,
      answers: { id: 'edited', count: 3 },
    });
    expect(edited.status).toBe(200);
    await exportWarehouseJob.perform(deps, {}, { isLast: false, signal: AbortSignal.any([]) });
    expect(String(await files.read(key.replace('manifest.json', 'part-0.jsonl')))).toContain('edited');
  } finally {
    await s3.stop();
  }
});

test('the command writes days and refuses those that are not over', async () => {
  const environment = {
    DATABASE_URL: api.database.connectionString,
    INLAY_DATA_FOLDER: api.deps.config.dataFolder,
  };
  const run = (...days: string[]) => runTestCli(['warehouse', ...days], { environment });
  const { code, output } = await run('--from', DAY, '--to', DAY);
  expect([code, output]).toEqual([0, `${DAY}  2 submissions of 1 forms, 0 complete before\n`]);
  expect((await run('--to', '2999-01-01')).errors).toContain('--to: the last day that is over is');
  expect((await run('--from', 'yesterday')).code).toBe(2);
});
