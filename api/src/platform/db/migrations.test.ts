import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../../tests/support/postgres/testDatabase.ts';
import { migrate, NEWEST_OF_QUEUE } from './migrate.ts';
import { ENTITIES } from '../entities/entities.ts';
import { findDrift } from '../entities/findDrift.ts';
import { listMigrations } from './migrationFiles.ts';
import { OnlineMigration } from './onlineMigration.ts';
import { ormOptions } from './ormOptions.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('three processes that migrate an empty database at once end on the newest schema', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(database.connectionString)));
  const [row] = await database.query<{ count: number }>('select count(*)::int from schema_migrations');
  const files = await readdir(new URL('./migrations', import.meta.url));
  expect(row?.count).toBe(files.filter((name) => /^Migration.*\.ts$/.test(name)).length);
});

test('the first migration is closed: an installation that ran it would never get what is added to it', async () => {
  const folder = new URL('./migrations/initial/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)));
  expect(hash.digest('hex').slice(0, 16)).toBe('9e01e98b5011c8ef');
});

/** How many parts of a table a statement adds, drops or alters. */
const countParts = (sql: string): number =>
  sql.match(/\b(?:add|drop|alter)\s+(?:column|constraint)\b/g)?.length ?? 0;

test('what came since is sent as a distributed database takes it: one statement each, a constraint by itself', async () => {
  const names = (await listMigrations()).filter((name) => name !== 'Migration20261129100000_initial');
  const refused: string[] = [];
  for (const name of names) {
    const module: Record<string, Constructor<Migration>> = await import(`./migrations/${name}.ts`);
    const [Class] = Object.values(module);
    if (!Class || Class.prototype instanceof OnlineMigration) continue;
    const migration = new Class(undefined, undefined);
    await migration.up();
    for (const query of migration.getQueries()) {
      const sql = (query as string).replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'/g, '');
      const isAlone = !/;(?!\s*$)/.test(sql);
      const isSimple = !/add constraint/.test(sql) || countParts(sql) === 1;
      if (!isAlone || !isSimple) refused.push(`${name}: ${sql.trim().slice(0, 80)}`);
    }
  }
  expect(names).not.toEqual([]);
  expect(refused).toEqual([]);
});

test('E1 the newest migration of the job queue is the one that a start looks for', async () => {
  const [row] = await database.query<{ newest: number }>(
    'select max(id) as newest from graphile_worker.migrations',
  );
  expect(row?.newest).toBe(NEWEST_OF_QUEUE);
});

test('DATA the newest schema and the entities agree', async () => {
  const newest = await createTestDatabase();
  const orm = await MikroORM.init({
    ...ormOptions(newest.connectionString),
    entities: ENTITIES,
    driverOptions: {},
  });
  try {
    expect(await findDrift(orm)).toEqual([]);
    const found = await newest.query<{ reference: string }>(
      `select conrelid::regclass || ' ' || lower(pg_get_constraintdef(oid)) as reference from pg_constraint
       where contype = 'f' and conname like '%\\_fkey'`,
    );
    const declared = ENTITIES.flatMap((entity) => {
      const { tableName } = orm.getMetadata().getByClassName(entity.name);
      const references = 'references' in entity ? entity.references : [];
      return references.map(
        (reference) => `${tableName} ${reference.replaceAll(/(?<=references \w+) /g, '')}`,
      );
    });
    expect(declared.sort()).toEqual(found.map(({ reference }) => reference).sort());
  } finally {
    await orm.close();
    await newest.drop();
  }
});

test('D-184 a stored revision refuses to be changed', async () => {
  const orm = await MikroORM.init({
    ...ormOptions(database.connectionString),
    entities: ENTITIES,
    driverOptions: {},
  });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const id = "'00000000-0000-7000-8000-000000000001'";
  try {
    await run(`insert into accounts (id, created_at) values (${id}, now())`);
    await run(
      `insert into forms (id, account_id, title, current_revision_id, created_at, updated_at) values (${id}, ${id}, 'T', ${id}, now(), now())`,
    );
    await run(
      `insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at) values (${id}, ${id}, ${id}, 1, '{}', 0, now())`,
    );
    await expect(run(`update form_revisions set definition = '{"a":1}'`)).rejects.toThrow(/never changed/);
  } finally {
    await orm.close();
  }
});
