import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalog } from '../../../../tests/support/postgres/readCatalog.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../../tests/support/postgres/testDatabase.ts';
import { CLI } from '../../../bin/lib/project.mjs';

let tested: TestDatabase;
let installed: TestDatabase;

beforeAll(async () => {
  [tested, installed] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  await promisify(execFile)(process.execPath, [CLI, 'migrations', 'run'], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: installed.connectionString,
      INLAY_SECRET: 'x'.repeat(32),
    },
  });
}, 60_000);
afterAll(() => Promise.all([tested.drop(), installed.drop()]));

test('an installation has the schema that tests run on', async () => {
  expect(await readCatalog(installed)).toEqual(await readCatalog(tested));
});

test.each([
  ['a table', 'create table planted (id int)'],
  ['a table’s persistence', 'alter table visit_marks set logged'],
  ['a column', 'alter table tags add planted text'],
  ['a column’s type', 'alter table tags alter name type varchar(9)'],
  ['a default', `alter table tags alter name set default ''`],
  ['a null', 'alter table tags alter name drop not null'],
  ['a key', 'alter table tags drop constraint tags_pkey cascade'],
  ['a foreign key', 'alter table tags drop constraint tags_accounts_fkey'],
  ['a check', 'alter table users drop constraint users_role'],
  ['an index', 'drop index tags_name'],
  ['a trigger', 'drop trigger pictures_files on pictures'],
  ['a trigger that is off', 'alter table form_revisions disable trigger form_revisions_unchangeable'],
  [
    'a function',
    `create or replace function form_stats_quarter(at timestamptz) returns numeric language sql as 'select 1::numeric'`,
  ],
  ['a sequence', 'create sequence planted_numbers'],
  ['a type', `create type planted_kind as enum ('a')`],
])('%s that differs is found', async (_kind, statement) => {
  const before = await readCatalog(installed);
  await installed.query(statement);
  expect(await readCatalog(installed)).not.toEqual(before);
});
