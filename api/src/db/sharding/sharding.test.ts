import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { readForeignKeys, readKeys, readTriggers } from './readSchema.ts';
import {
  findScatteredKeys,
  findScatteredReferences,
  findScatteredTables,
  findShardTriggers,
} from './findUnshardable.ts';
import { distributeSql } from './distributeSql.ts';
import { distributionSteps } from './distributionSteps.ts';
import { SHARD_PLAN } from './shardPlan.ts';

/** What triggers do, and what would do it in a cluster that refuses them. */
const TRIGGERS: Readonly<Record<string, string>> = {
  'account_members: remove_account_without_members': 'a statement of the action',
  'form_revisions: form_revisions_unchangeable': 'a right of the role',
  'uploads: uploads_files': 'a job of the action',
  'pictures: pictures_files': 'a job of the action',
  // Rows and counters of an account lie on one node: safe with citus.enable_unsafe_triggers.
  ...Object.fromEntries(
    ['email_clicks', 'form_redirects', 'form_submissions'].flatMap((table) =>
      ['delete', 'insert', 'update'].map((operation) => [`${table}: count_${operation}`, 'stays']),
    ),
  ),
  'form_submissions: queue_result_deletes': 'stays',
  'form_submissions: queue_result_updates': 'stays',
  ...Object.fromEntries(
    ['delete', 'insert', 'update'].map((operation) => [`form_stats_days: mark_past_${operation}`, 'stays']),
  ),
};

/** Counts by form alone; the account is known where they are asked. */
const SCATTERED_STATEMENTS = [
  // Of forms with a submission limit.
  'form_submissions: select asked.id from unnest((select $1::uuid[]), (select $2:',
  // Of the inbox.
  'form_submissions: select count(*)::int from ( select 1 from form_submissions w',
];

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  const field = { ...createField('text'), id: 'name', label: 'Name' };
  form = await api.buildForm(owner, withFields(createEmptyDefinition('Contact'), [field]));
});

test('the plan has a place for every table', async () => {
  const tables = await api.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(SHARD_PLAN).toSorted());
});

test('every key and every reference of an account’s rows stays on one node', async () => {
  expect(findScatteredKeys(await readKeys(api.database))).toEqual([]);
  expect(findScatteredReferences(await readForeignKeys(api.database))).toEqual([]);
});

test('the file for Citus places each table once, after those it refers to', async () => {
  const references = await readForeignKeys(api.database);
  const steps = distributionSteps(references);
  const placed = steps.map(({ table }) => table);
  for (const { sql } of steps) expect(distributeSql(steps)).toContain(sql);
  const expected = Object.keys(SHARD_PLAN).filter((table) => SHARD_PLAN[table] !== 'local');
  expect(placed.toSorted()).toEqual(expected.toSorted());
  const early = references
    // A form and its current revision refer to each other.
    .filter(({ from, to }) => from !== to && !(from === 'forms' && to === 'form_revisions'))
    .filter(({ from, to }) => placed.includes(from) && placed.indexOf(from) < placed.indexOf(to));
  expect(early).toEqual([]);
});

test('the file for Citus changes nothing without the extension', async () => {
  const steps = distributionSteps(await readForeignKeys(api.database));
  await expect(api.database.query(distributeSql(steps))).rejects.toThrow('needs the extension citus');
});

test('known triggers alone would have to be replaced', async () => {
  expect(findShardTriggers(await readTriggers(api.database))).toEqual(Object.keys(TRIGGERS).toSorted());
});

test('known statements of the busy paths alone ask every node', async () => {
  const list = `/api/submissions?formId=${form.id}`;
  const statements = await statementsOf(async () => {
    await owner.patch(`/api/forms/${form.id}/publishing`, { maxSubmissions: 100 });
    await api.visitor().get(`/embed/${form.id}`);
    await submitTo(api, form, { name: 'Ada' });
    await owner.get(list);
    await owner.get(`${list}&q=ada`);
    await owner.get(`/api/analytics/forms/${form.id}`);
  });
  expect(statements.length).toBeGreaterThan(8);
  const scattered = statements
    .map((text) => ({
      tables: findScatteredTables(text),
      text: text.replaceAll(/\s+/g, ' ').trim().slice(0, 60),
    }))
    .filter(({ tables }) => tables.length > 0)
    .map(({ tables, text }) => `${tables.join(', ')}: ${text}`);
  expect(scattered.toSorted()).toEqual(SCATTERED_STATEMENTS);
});
