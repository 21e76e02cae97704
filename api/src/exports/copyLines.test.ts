import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres/testDatabase.ts';
import { copyLines } from './copyLines.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Lines of 1,000 bytes with their ends: 131 of them are a piece. */
const linesOf = (count: number): string =>
  `copy (select repeat('x', 998) from generate_series(1, ${count})) to stdout`;

test.each([1_100, 1_179, 1_185, 3_000])(
  '%i lines reach a slow reader whole, and the connection answers the next question',
  async (count) => {
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const begin = stream.bytesRead;
    let read = 0;
    for await (const lines of copyLines(client, linesOf(count), 10_000)) {
      read += lines.count;
      // The reader comes back once all that may wait for him waits.
      await expect.poll(() => stream.isPaused() || stream.bytesRead - begin > count * 1_000).toBe(true);
    }
    expect(read).toBe(count);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  },
);
