import pino from 'pino';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { createPool } from './pool.ts';
import { readTogether } from './readTogether.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
let reads: Pool;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const options = {
    size: 1,
    logger: pino({ level: 'silent' }),
    isPipelined: true,
    timeouts: WIDE_TIMEOUTS,
  };
  reads = createPool(database.connectionString, options);
});
afterAll(async () => {
  await reads.end();
  await database.drop();
});

const MOMENT = sql`select now()::text as at`;

test('runs its statements in one transaction, and each call in its own', async () => {
  const [first, second] = await readTogether(reads, (read) => Promise.all([read(MOMENT), read(MOMENT)]));
  expect(second).toEqual(first);
  expect(await readTogether(reads, (read) => read(MOMENT))).not.toEqual(first);
});

test('writes nothing, reports what failed and hands the one connection back', async () => {
  const written = readTogether(reads, (read) => read(sql`create table hers (id int)`));
  await expect(written).rejects.toMatchObject({ code: '25006' });
  const failed = readTogether(reads, async (read) => {
    await read(MOMENT);
    throw new Error('Not hers.');
  });
  await expect(failed).rejects.toThrow('Not hers.');
  const kept = await readTogether(reads, (read) => read(MOMENT, { isKept: true }));
  expect(kept).toEqual([{ at: expect.any(String) }]);
});
