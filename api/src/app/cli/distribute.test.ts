import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { readCatalog } from '../../../../tests/support/postgres/readCatalog.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { SHARD_PLAN } from '../../platform/db/sharding/shardPlan.ts';

/**
 * Stands in for Citus: its functions note what they are called with, and its catalogue lists tables and nodes as Citus'
 * own does. Like a node that is away, it fails for one table once the test says so. `npm run test:cluster -- --way=citus`
 * runs the same on Citus itself.
 */
const STAND_IN = [
  `create schema stand_in`,
  `create table stand_in.pg_dist_partition (logicalrelid regclass, partmethod "char", repmodel "char")`,
  `create table stand_in.pg_dist_node (groupid int, shouldhaveshards boolean, isactive boolean)`,
  `create table stand_in.failing (name text)`,
  `create table stand_in.health (from_nodeport int, to_nodeport int, result boolean)`,
  `create function stand_in.citus_check_cluster_node_health() returns setof stand_in.health language sql
    as 'select * from stand_in.health'`,
  `create function stand_in.create_distributed_function(named regprocedure) returns void language sql as ''`,
  `create function stand_in.place(named text, method "char", model "char") returns void language plpgsql as $$
  begin
    insert into pg_dist_partition values (named::regclass, method, model);
    if exists (select from failing where name = named) then raise exception 'the node is away'; end if;
  end $$`,
  `create function stand_in.create_reference_table(named text) returns void language sql
    as $$ select place(named, 'n', 't') $$`,
  `create function stand_in.create_distributed_table(named text, key text, colocate_with text) returns void language sql
    as $$ select place(named, 'h', 's') $$`,
  `create function stand_in.undistribute_table(named regclass, cascade_via_foreign_keys boolean) returns void language sql
    as $$ delete from pg_dist_partition where logicalrelid = named $$`,
];

let database: TestDatabase;
let catalog: unknown;
beforeAll(async () => {
  database = await createTestDatabase();
  catalog = await readCatalog({ ...database, query: run });
});
afterAll(() => database.drop());

/** Runs SQL on a connection that ends with it: the command refuses while others use the database. */
async function run<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const distributeWith = (settings: string, ...flags: string[]) =>
  runTestCli(['distribute', ...flags], {
    environment: { DATABASE_URL: database.connectionString + settings, INLAY_SECRET: 'x'.repeat(32) },
  });
const distribute = (...flags: string[]) => distributeWith('', ...flags);
const readPlaced = async (): Promise<string[]> =>
  (await run<{ name: string }>('select logicalrelid::text as name from stand_in.pg_dist_partition')).map(
    ({ name }) => name,
  );
const PLANNED = Object.keys(SHARD_PLAN).filter((table) => SHARD_PLAN[table] !== 'local');

/** Expects that the command changes nothing, and says why in one sentence. */
async function expectRefusal(reason: string, settings = ''): Promise<void> {
  const { code, output, errors } = await distributeWith(settings, '--apply');
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(reason);
  expect(errors).toContain('Nothing was changed.');
}

test('distribute --apply changes nothing while something is in the way, and names it', async () => {
  await expectRefusal('create extension citus');
  await run(`do $$ begin execute format('alter role current_user in database %I set search_path = public, stand_in',
    current_database()); end $$`);
  for (const statement of STAND_IN) await run(statement);
  await run('create unique index in_the_way on submission_tags (submission_id, tag_id)');
  await expectRefusal('The key in_the_way would lead to several nodes');
  await run('drop index in_the_way');
  await expectRefusal('citus_set_coordinator_host');
  await run('insert into pg_dist_node values (0, false, true)');
  await expectRefusal('citus_add_node');
  await run('insert into pg_dist_node values (1, true, true)');
  await run('insert into health values (5432, 5433, false)');
  await expectRefusal('A node does not reach another, from port 5432 to 5433');
  await run('delete from health');
  await expectRefusal(
    'set citus.multi_shard_modify_mode',
    '?options=-c%20citus.multi_shard_modify_mode%3Dparallel',
  );
  const platform = new pg.Client({ connectionString: database.connectionString });
  await platform.connect();
  await expectRefusal('Stop the platform first: 1 other sessions use this database');
  await platform.end();
  // Nodes hold sessions to each other.
  const node = new pg.Client({
    connectionString: database.connectionString,
    application_name: 'citus_internal gpid=1',
  });
  await node.connect();
  expect(await readPlaced()).toEqual([]);
  await run(`insert into failing values ('accounts')`);
  expect((await distribute('--apply')).errors).toContain('the node is away');
  await node.end();
});

test('distribute --apply continues after a failure with what is left, and adds again what it took away', async () => {
  await run(`update failing set name = 'submission_tags'`);
  const failed = await distribute('--apply');
  expect([failed.code, failed.errors.includes('the node is away')]).toEqual([1, true]);
  const before = await readPlaced();
  expect(before).toContain('form_submissions');
  expect(before).not.toContain('submission_tags');
  expect(await readCatalog({ ...database, query: run })).not.toEqual(catalog);
  await run('delete from failing');
  const { code, output } = await distribute('--apply');
  expect(code).toBe(0);
  expect(output).not.toContain('done  form_submissions\n');
  expect(output).toContain('done  submission_tags\n');
  expect((await readPlaced()).toSorted()).toEqual(PLANNED.toSorted());
  expect(await readCatalog({ ...database, query: run })).toEqual(catalog);
});

test('distribute --undo brings back what is placed, also half-way', async () => {
  expect((await distribute('--undo')).code).toBe(0);
  expect(await readPlaced()).toEqual([]);
  await run(`insert into failing values ('uploads')`);
  await distribute('--apply');
  await run('delete from failing');
  expect((await distribute('--undo')).code).toBe(0);
  expect(await readPlaced()).toEqual([]);
  expect(await readCatalog({ ...database, query: run })).toEqual(catalog);
});
