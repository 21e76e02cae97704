import type { TestDatabase } from './testDatabase.ts';

/** Reads the columns of each table, by its name; `?` marks those that may be null. */
export async function readColumns(database: TestDatabase): Promise<ReadonlyMap<string, string[]>> {
  const rows = await database.query<{ table_name: string; columns: string[] }>(
    `select table_name,
       array_agg(column_name || case when is_nullable = 'YES' then '?' else '' end order by column_name) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations' group by table_name`,
  );
  return new Map(rows.map(({ table_name: table, columns }) => [table, columns]));
}
