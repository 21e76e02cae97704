import pino from 'pino';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { createPool } from './pool.ts';
import { readAs } from './readAs.ts';
import { compile, sql } from './sql.ts';

const actor = { id: `0'1; drop table forms --`, role: 'user' } as const;

let database: TestDatabase;
let reads: Pool;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const options = { size: 1, logger: pino({ level: 'silent' }), isPipelined: true };
  reads = createPool(database.connectionString, options);
});
afterAll(async () => {
  await reads.end();
  await database.drop();
});

const NAMED = sql`select current_setting('inlay.actor_id', true) as id, current_setting('inlay.actor_role', true) as role`;

test('T1 names the acting person to every statement of the transaction, and to none behind it', async () => {
  const seen = await readAs(reads, actor, async (read) => [...(await read(NAMED)), ...(await read(NAMED))]);
  expect(seen).toEqual([actor, actor]);
  const { rows } = await reads.query(compile(NAMED));
  expect(rows).toEqual([{ id: '', role: '' }]);
});

test('writes nothing, tells what failed and hands the one connection back', async () => {
  const written = readAs(reads, actor, (read) => read(sql`create table hers (id int)`));
  await expect(written).rejects.toMatchObject({ code: '25006' });
  const failed = readAs(reads, actor, async (read) => {
    await read(NAMED);
    throw new Error('Not hers.');
  });
  await expect(failed).rejects.toThrow('Not hers.');
  expect(await readAs(reads, actor, (read) => read(NAMED, { isKept: true }))).toEqual([actor]);
});
