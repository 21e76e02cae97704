import pg from 'pg';

/** As many as two cores write. */
const WRITERS = 2;

/** Runs something in connections of their own. @param work is told which of some things are its own. */
export async function inWriters(connectionString, work) {
  await Promise.all(
    Array.from({ length: WRITERS }, async (_one, number) => {
      const writer = new pg.Client({ connectionString });
      // Whoever fails first ends the database for all; their error is the one to show.
      writer.on('error', () => undefined);
      await writer.connect();
      await writer.query('set synchronous_commit = off');
      await work(writer, (one) => one % WRITERS === number).finally(() => writer.end());
    }),
  );
}

/** Fills tables without their triggers and foreign keys, which are not asked of what was there before them. */
export async function withoutChecks(client, tables, work) {
  const { rows: keys } = await client.query(
    `select conrelid::regclass as "table", format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
}

/** Fills a table without its indexes, which are made at the end. */
export async function withoutIndexes(client, table, work) {
  const { rows: indexes } = await client.query(
    `select format('%I', indexname) as name, indexdef as definition from pg_indexes
     where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  await client.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  await work();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await client.query(definition);
}
