import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { copyLines } from './copyLines.ts';
import { csvRows } from './csvRows.ts';

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

const copyOf = (cells: string, count: number): string =>
  `copy (select ${cells} from generate_series(1, ${count}) n) to stdout (format csv, force_quote *)`;

/** Far more than the sockets of both sides hold. */
const MANY = 50_000;

/** Waits until the server waits for its reader. */
const untilBlocked = () =>
  expect
    .poll(() => database.query(`select 1 from pg_stat_activity where wait_event = 'ClientWrite'`))
    .toHaveLength(1);

const copies = () =>
  database.query(`select 1 from pg_stat_activity where query like 'copy%' and state = 'active'`);

test.each([0, 1, 131, 3_000])(
  '%i lines arrive whole, and the connection answers the next question',
  async (count) => {
    const client = await pool.connect();
    let [read, text] = [0, ''];
    for await (const { bytes, count: lines } of copyLines(
      client,
      copyOf(`date '2024-01-01' + n, repeat('x', 998)`, count),
      10_000,
      csvRows,
    )) {
      read += lines;
      text += bytes.toString();
      expect(text.endsWith('\r\n')).toBe(true);
    }
    expect([read, text.split('\r\n').length]).toEqual([count, count + 1]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  },
);

test('D-105 line ends inside cells become \\n, and nothing in a cell is taken for the start of a row', async () => {
  const client = await pool.connect();
  const cell = ['a\r\nb\rc', '\n"2024-01-01"', 'ä"\n', '"\n"5'];
  const values = cell.map((value) => pg.escapeLiteral(value)).join(', ');
  let [read, text] = [0, ''];
  const statement = copyOf(`date '2024-01-01', ${values}`, 3);
  for await (const { bytes, count } of copyLines(client, statement, 10_000, csvRows)) {
    read += count;
    text += bytes.toString();
  }
  const quoted = cell.map((value) => `"${value.replaceAll('"', '""').replace(/\r\n?/g, '\n')}"`);
  expect([read, text]).toEqual([3, `"2024-01-01",${quoted.join(',')}\r\n`.repeat(3)]);
  client.release();
});

test('a slow reader makes the server wait, and leaving early leaves no connection in COPY mode', async () => {
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const begin = stream.bytesRead;
  const statement = copyOf(`date '2024-01-01', repeat('x', 998)`, MANY);
  for await (const lines of copyLines(client, statement, 10_000, csvRows)) {
    expect(lines.count).toBeGreaterThan(0);
    await untilBlocked();
    expect(stream.bytesRead - begin).toBeLessThan(2 * 1024 * 1024);
    break;
  }
  client.release(true);
  await expect.poll(copies).toEqual([]);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test.each([
  ['an error of the server', `1 / (${MANY} - 10 - n)`, 10_000, 'division by zero'],
  ['the time-out', 'pg_sleep(60)', 50, 'Query read timeout'],
])('%s ends the lines, and leaves no connection in COPY mode', async (_what, cell, timeoutMs, message) => {
  const client = await pool.connect();
  // Both as the pools of the server do it.
  client.on('error', () => undefined);
  const read = async () => {
    const statement = copyOf(`date '2024-01-01', ${cell}`, MANY);
    for await (const lines of copyLines(client, statement, timeoutMs, csvRows)) {
      expect(lines.count).toBeGreaterThan(0);
    }
  };
  await expect(read()).rejects.toThrow(message);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
