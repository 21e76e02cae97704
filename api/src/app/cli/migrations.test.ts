import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

const run = (...typed: string[]) =>
  runTestCli(typed, {
    environment: { DATABASE_URL: database.connectionString, INLAY_SECRET: 'x'.repeat(32) },
    stdin: 'Correct-Horse-9',
  });
const tables = () =>
  database.query(
    `select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );

test('migrations list names what is pending in an empty database, and leaves it empty', async () => {
  const { code, output } = await run('migrations', 'list');
  expect(code).toBe(0);
  const lines = output.trimEnd().split('\n');
  expect(lines[0]).toBe('pending  -  Migration20261129100000_initial');
  expect(lines.filter((line) => !/^pending {2}- {2}Migration\d{14}_\w+$/.test(line))).toEqual([]);
  expect(await tables()).toEqual([]);
});

test('migrations run applies them in order; afterwards nothing is pending, and each has its time', async () => {
  const before = await run('migrations', 'list');
  const names = before.output.match(/Migration\w+/g) ?? [];
  const first = await run('migrations', 'run');
  expect([first.code, first.output]).toEqual([0, names.map((name) => `applied  ${name}\n`).join('')]);
  const again = await run('migrations', 'run');
  expect(again.output).toBe('Nothing to do: the database is at the newest schema.\n');
  const after = (await run('migrations', 'list')).output.trimEnd().split('\n');
  expect(after.map((line) => line.split('  ')[2])).toEqual(names);
  expect(after.filter((line) => !/^applied {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}/.test(line))).toEqual([]);
});

test('what another version of Inlay applied is told as such', async () => {
  await run('migrations', 'run');
  await database.query(`insert into schema_migrations (name) values ('Migration29991231000000_later')`);
  expect((await run('migrations', 'list')).output).toMatch(
    /applied {2}\S+ {2}Migration29991231000000_later \(of another version of Inlay\)\n$/,
  );
});

test('a database of an earlier build is left as it is, with what to do', async () => {
  await database.query(`create table schema_migrations (name text, executed_at timestamptz default now())`);
  await database.query(`insert into schema_migrations (name) values ('Migration20261121052526_initial')`);
  for (const typed of ['run', 'list']) {
    const { code, output, errors } = await run('migrations', typed);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^This database was made by a build of Inlay before 0\.1\.0, .*\n$/);
  }
  expect(await tables()).toEqual([{ tablename: 'schema_migrations' }]);
});

test.each(['owner create --email a@example.com', 'password reset --email a@example.com', 'events'])(
  '%s refuses to touch a database that has pending migrations',
  async (typed) => {
    const { code, output, errors } = await run(...typed.split(' '));
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('npm run inlay -- migrations run');
    expect(await tables()).toEqual([]);
  },
);
