import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../../tests/support/api/inboxSamples.ts';
import { statementsOf } from '../../../../../tests/support/api/statementsOf.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';
import { loadForeignKeys, loadKeys, loadTriggers } from './loadSchema.ts';
import {
  findScatteredKeys,
  findScatteredReferences,
  findScatteredTables,
  findShardTriggers,
} from './findUnshardable.ts';
import { distributionSteps, loadProgress } from './distributionSteps.ts';
import { SHARD_PLAN } from './shardPlan.ts';

/** Triggers that run on nodes, and why they may: they touch rows of their account alone. */
const TRIGGERS: Readonly<Record<string, string>> = {
  'forms: assign_form': 'does nothing on a shard',
  'forms: assign_new_form': 'does nothing on a shard',
  'form_revisions: form_revisions_unchangeable': 'compares two versions of a row',
  'submission_quotas: submission_quotas_released': 'changes counters of the account',
  'uploads: uploads_files': 'leaves a file of the account to a job',
  'pictures: pictures_files': 'leaves a file of the account to a job',
  ...Object.fromEntries(
    ['email_clicks', 'form_redirects', 'form_submissions'].flatMap((table) =>
      ['delete', 'insert', 'update'].map((operation) => [
        `${table}: count_${operation}`,
        'counts rows of the account',
      ]),
    ),
  ),
  'form_submissions: forget_links': 'changes links of the account',
  'form_submissions: submissions_erased': 'notes ids of the account',
  'form_submissions: submissions_held': 'reads holds, a copy of which is on each node',
  'form_submissions: submissions_remains': 'notes ids of the account',
  'form_submissions: queue_result_deletes': 'queues rows of the account',
  'form_submissions: queue_result_updates': 'queues rows of the account',
  ...Object.fromEntries(
    ['delete', 'insert', 'update'].map((operation) => [
      `form_stats_days: mark_past_${operation}`,
      'counts changes of the account',
    ]),
  ),
};

/** Statements of the busy paths that name no account. */
const SCATTERED_STATEMENTS: readonly string[] = [];

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
  expect(findScatteredKeys(await loadKeys(api.database))).toEqual([]);
  expect(findScatteredReferences(await loadForeignKeys(api.database))).toEqual([]);
});

test('the steps place each table once, after those it refers to', async () => {
  const progress = await loadProgress(api.database, false);
  const { references } = progress;
  const placed = distributionSteps(progress).flatMap(({ statements: [statement = ''] }) =>
    Array.from(
      statement.matchAll(/^select create_(?:reference|distributed)_table\('(\w+)'/g),
      ([, table = '']) => table,
    ),
  );
  const expected = Object.keys(SHARD_PLAN).filter((table) => SHARD_PLAN[table] !== 'local');
  expect(placed.toSorted()).toEqual(expected.toSorted());
  const early = references
    // A form and its current revision refer to each other.
    .filter(({ from, to }) => from !== to && !(from === 'forms' && to === 'form_revisions'))
    .filter(({ from, to }) => placed.includes(from) && placed.indexOf(from) < placed.indexOf(to));
  expect(early).toEqual([]);
});

test('known triggers alone run on nodes', async () => {
  expect(findShardTriggers(await loadTriggers(api.database))).toEqual(Object.keys(TRIGGERS).toSorted());
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
