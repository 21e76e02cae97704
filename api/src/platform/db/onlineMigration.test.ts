import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { OnlineMigration } from './onlineMigration.ts';
import { ormOptions } from './ormOptions.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

/** A million with `INLAY_RUNS=5`. */
const ROWS = propertyRuns(200_000).numRuns;

/** Gives parcels the size of their crate, a key and a reference. */
class Migration20990101000000_parcels extends OnlineMigration {
  override name = 'Migration20990101000000_parcels';

  override async up(): Promise<void> {
    await this.change('alter table parcels add column if not exists size int');
    await this.backfill('parcels', {
      key: ['id'],
      set: 'size = crates.size, changes = t.changes + 1',
      from: 'crates',
      where: 'crates.id = t.crate_id and t.size is null',
    });
    await this.notNull('parcels', 'size');
    await this.index('parcels_size', 'parcels (size)');
    await this.key('parcels', 'parcels_code', ['code', 'size']);
    await this.foreignKey({
      table: 'parcels',
      columns: ['crate_id'],
      target: 'crates',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await database.query('create table crates (id int primary key, size int not null)');
  await database.query('insert into crates select n, n * 10 from generate_series(0, 9) n');
  await database.query(
    `create table parcels (id int primary key, crate_id int not null, code int not null, changes int not null default 0,
       constraint parcels_code unique (code))`,
  );
  await database.query('insert into parcels select n, n % 10, n from generate_series(1, $1::int) n', [ROWS]);
  // As autovacuum has done long before.
  await database.query('analyze');
});
afterAll(() => database.drop());

class Migration20990102000000_notes extends OnlineMigration {
  override name = 'Migration20990102000000_notes';

  override async up(): Promise<void> {
    await this.change('alter table parcels add column note text');
  }
}

async function run(migration: Constructor<Migration>): Promise<void> {
  const options = ormOptions(database.connectionString);
  const orm = await MikroORM.init({
    ...options,
    extensions: [Migrator],
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { ...options.driverOptions, application_name: 'migration' },
    migrations: { ...options.migrations, migrationsList: [migration] },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

/** Asks until a statement returns a row. */
const until = (sql: string) =>
  vi.waitFor(async () => expect(await database.query(sql)).not.toEqual([]), {
    timeout: 60_000,
    interval: 20,
  });

test('one that is killed between two batches keeps what it has done, and the next run does the rest', async () => {
  const ended = Promise.allSettled([run(Migration20990101000000_parcels)]);
  await until(`select from information_schema.columns where table_name = 'parcels' and column_name = 'size'`);
  await until(`select from parcels where id = ${ROWS / 2} and size is not null`);
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'migration'`,
  );
  expect(await ended).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('terminat') }) },
  ]);
  expect(await database.query('select from parcels where size is null limit 1')).toHaveLength(1);
  // What a killed attempt to create the index would leave: an invalid one.
  await expect(
    database.query('create unique index concurrently parcels_size on parcels (crate_id)'),
  ).rejects.toThrow('could not create unique index');

  await run(Migration20990101000000_parcels);
  expect(
    await database.query(
      'select count(*)::int as rows, count(size)::int as sizes, max(changes) as changes from parcels',
    ),
  ).toEqual([{ rows: ROWS, sizes: ROWS, changes: 1 }]);
  expect(
    await database.query(
      `select indexrelid::regclass::text as name, indisvalid, pg_get_indexdef(indexrelid) like '%(size)' as "isOfSize"
       from pg_index where indrelid = 'parcels'::regclass order by 1`,
    ),
  ).toEqual([
    { name: 'parcels_code', indisvalid: true, isOfSize: false },
    { name: 'parcels_pkey', indisvalid: true, isOfSize: false },
    { name: 'parcels_size', indisvalid: true, isOfSize: true },
  ]);
  await expect(database.query('insert into parcels values (0, 10, 0, 0, 1)')).rejects.toThrow(
    'parcels_crates_fkey',
  );
  await expect(database.query('insert into parcels values (0, 1, 0, 0, null)')).rejects.toThrow('null value');
});

test('one that waits for its lock lets others pass, however long somebody reads', async () => {
  const reader = new pg.Client(database.connectionString);
  await reader.connect();
  try {
    await reader.query('begin; select from parcels limit 1');
    const waiting = run(Migration20990102000000_notes);
    await until(`select from pg_locks where not granted and relation = 'parcels'::regclass`);
    await database.query('update parcels set code = -1 where id = 1');
    await reader.query('commit');
    await waiting;
  } finally {
    await reader.end();
  }
  expect(await database.query('select note from parcels where code = -1')).toEqual([{ note: null }]);
});
