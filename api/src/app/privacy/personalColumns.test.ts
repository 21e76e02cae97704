import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { PRIVACY_PLACES } from '../../platform/contract/index.ts';
import { IMPERSONAL_COLUMNS, PERSONAL_COLUMNS } from './personalColumns.ts';
import { TEXT_PLACES } from './textPlaces.ts';

/** Types that hold no text of anybody. */
const PLAIN = [
  'bool',
  'date',
  'float8',
  'int2',
  'int4',
  'int8',
  'numeric',
  'timestamptz',
  'uuid',
  '_int4',
  '_timestamptz',
  '_uuid',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listOf = (tables: Readonly<Record<string, { columns: string }>>): string[] =>
  Object.entries(tables).flatMap(([table, { columns }]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );

/** Columns that may hold texts, of every table. */
const readColumns = async (): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
       and udt_name <> all($1::text[])`,
    [PLAIN],
  );
  return rows.map(({ name }) => name);
};

test('PRIV-030 every column that may hold something of a person has a place that erases it, or a reason why not', async () => {
  const listed = [...listOf(PERSONAL_COLUMNS), ...listOf(IMPERSONAL_COLUMNS)];
  expect(listed.toSorted()).toEqual((await readColumns()).toSorted());
});

test('PRIV-030 a column that nobody has listed is found', async () => {
  await database.query('alter table forms add column nickname text');
  const listed = new Set([...listOf(PERSONAL_COLUMNS), ...listOf(IMPERSONAL_COLUMNS)]);
  expect((await readColumns()).filter((name) => !listed.has(name))).toEqual(['forms.nickname']);
  await database.query('alter table forms drop column nickname');
});

test('PRIV-030 every place of a person has its columns, and what is read by its texts is among them', () => {
  const places = new Set(Object.values(PERSONAL_COLUMNS).map(({ place }) => place));
  // The trash is a state of submissions, and warehouse files are files.
  expect(PRIVACY_PLACES.filter((place) => !places.has(place))).toEqual(['trash', 'warehouse']);
  for (const { table, place, columns } of TEXT_PLACES) {
    const listed = PERSONAL_COLUMNS[table];
    expect([table, listed?.place]).toEqual([table, place]);
    expect(listed?.columns.split(' ')).toEqual(expect.arrayContaining(columns.map(({ name }) => name)));
  }
});
