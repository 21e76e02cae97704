import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { socketOf } from './driverSocket.ts';
import { openCopy } from './openCopy.ts';

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

test('rows longer than a read arrive whole, and notices between them reach the driver', async () => {
  const client = await pool.connect();
  const notices: (string | undefined)[] = [];
  client.on('notice', ({ message }) => notices.push(message));
  await client.query(`create function pg_temp.row_text(n int) returns text language plpgsql as
    $$ begin raise notice 'row %', n; return repeat(n::text, 300000); end $$`);
  const parts: Buffer[] = [];
  const statement = `copy (select pg_temp.row_text(n) from generate_series(1, 5) n) to stdout`;
  for await (const part of openCopy(client, statement, 10_000)) parts.push(part);
  const rows = [1, 2, 3, 4, 5];
  expect(Buffer.concat(parts).toString() === rows.map((n) => `${`${n}`.repeat(300_000)}\n`).join('')).toBe(
    true,
  );
  expect(notices).toEqual(rows.map((n) => `row ${n}`));
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});

test('the driver reads its socket by one listener, and the end of the socket is that of the client', async () => {
  const client = new pg.Client(database.connectionString);
  await client.connect();
  client.on('error', () => undefined);
  const ended = new Promise((end) => client.once('end', end));
  const socket = socketOf(client.connection);
  expect(socket.listenerCount('data')).toBe(1);
  socket.destroy();
  await ended;
});
