import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTestCli } from '../../../tests/support/api/testCli.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { SHARD_PLAN } from '../db/sharding/shardPlan.ts';

/**
 * Stands in for Citus: its functions note what they are called with, and its catalogue lists the tables as Citus' own
 * does. Like a node that is away, it fails for one table once the test says so.
 */
const STAND_IN = `
  create table pg_dist_partition (logicalrelid regclass, partmethod "char", repmodel "char");
  create table failing (name text);
  create function place(named text, method "char", model "char") returns void language plpgsql as $$
  begin
    insert into pg_dist_partition values (named::regclass, method, model);
    if exists (select from failing where name = named) then raise exception 'the node is away'; end if;
  end $$;
  create function create_reference_table(named text) returns void language sql
    as $$ select place(named, 'n', 't') $$;
  create function create_distributed_table(named text, key text, colocate_with text) returns void language sql
    as $$ select place(named, 'h', 's') $$;`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs SQL on a connection that ends with it: the command refuses while others use the database. */
async function run<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const apply = () =>
  runTestCli(['distribute', '--apply'], {
    environment: { DATABASE_URL: database.connectionString, INLAY_SECRET: 'x'.repeat(32) },
  });
const readPlaced = async (): Promise<string[]> =>
  (await run<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')).map(
    ({ name }) => name,
  );

test('distribute --apply changes nothing while a key is in the way, without the extension, and beside the platform', async () => {
  await run('create unique index in_the_way on submission_tags (submission_id, tag_id)');
  const blocked = await apply();
  expect([blocked.code, blocked.output]).toEqual([1, '']);
  expect(blocked.errors).toContain('In the way: the key in_the_way\n');
  expect(blocked.errors).toContain('This database cannot be distributed. Nothing was changed.');
  await run('drop index in_the_way');
  expect(await apply()).toMatchObject({ code: 1, errors: expect.stringContaining('create extension citus') });
  await run(STAND_IN);
  const platform = new pg.Client({ connectionString: database.connectionString });
  await platform.connect();
  const refused = await apply();
  await platform.end();
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('Stop the platform first') });
  expect(await readPlaced()).toEqual([]);
  expect(refused.errors).toContain('On every node: the trigger pictures: pictures_files\n');
});

test('distribute --apply places table by table, and continues after a failure with what is left', async () => {
  const all = Object.keys(SHARD_PLAN).filter((table) => SHARD_PLAN[table] !== 'local');
  await run(`insert into failing values ('submission_tags')`);
  const failed = await apply();
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain('the node is away');
  const before = await readPlaced();
  expect(before).toContain('form_submissions');
  expect(before).not.toContain('submission_tags');
  expect(failed.output).toContain(before.map((table) => `placed  ${table}\n`).join(''));

  await run('delete from failing');
  const { code, output } = await apply();
  expect(code).toBe(0);
  expect(output).toContain('was placed before  form_submissions\n');
  expect(output).toContain('\nplaced  submission_tags\n');
  expect((await readPlaced()).toSorted()).toEqual(all.toSorted());
  expect(
    await run(`select partmethod from pg_dist_partition where logicalrelid = 'users'::regclass`),
  ).toEqual([{ partmethod: 'n' }]);
});
