import pg from 'pg';
import pino from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startAddress } from '../../../../../tests/support/postgres/startAddress.ts';
import { createTestDatabase } from '../../../../../tests/support/postgres/testDatabase.ts';
import { DATABASE_TIMEOUTS } from '../../config/databaseTimeouts.ts';
import { isDatabaseUnavailable } from '../databaseErrors.ts';
import { createPool } from '../pool.ts';
import { createClient } from './connectTo.ts';
import { NO_CONNECTION } from './serverChoice.ts';

const logger = pino({ level: 'silent' });
/** The time-outs on the way of a submission. */
const PROMPT = { ...DATABASE_TIMEOUTS, connectMs: DATABASE_TIMEOUTS.submitConnectMs };
/** A busy machine answers late. */
const PATIENCE = { timeout: 40_000, interval: 50 };

/** Connects once the servers have answered a probe in time, which takes a busy machine several tries. */
async function connectPatiently(connectionString: string): Promise<pg.Client> {
  const tryOnce = async () => {
    const client = createClient(connectionString, {});
    try {
      return await client.connect();
    } catch (error) {
      if ((error as { code?: unknown }).code === NO_CONNECTION) return null;
      throw error;
    }
  };
  return vi.waitUntil(tryOnce, PATIENCE);
}

/** The test's database at several addresses, of which the first is in use. */
async function startAddresses(count: number, session = 'read-write') {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { port } = new URL(database.connectionString);
  const addresses = await Promise.all(Array.from({ length: count }, () => startAddress(Number(port))));
  for (const { stop } of addresses) onTestFinished(stop);
  const hosts = addresses.map((address) => `127.0.0.1:${address.port}`).join(',');
  const connectionString = database.connectionString.replace(/@[^/]*/, `@${hosts}`);
  return { addresses, database, connectionString: `${connectionString}?target_session_attrs=${session}` };
}

test('E6 a frozen server is passed over, and its connections are closed as soon as another one takes over', async () => {
  const { addresses, connectionString } = await startAddresses(2);
  const [first, second] = addresses;
  second?.freeze();
  const pool = createPool(connectionString, { size: 2, logger, timeouts: PROMPT });
  onTestFinished(() => pool.end());
  const idle = await connectPatiently(connectionString);
  const isClosed = new Promise((resolve) => idle.once('error', resolve));
  const ask = () => pool.query('select 1 as one').then(({ rows }) => rows, String);
  await expect.poll(ask).toEqual([{ one: 1 }]);
  first?.freeze();
  second?.thaw();
  await expect.poll(ask).toEqual([{ one: 1 }]);
  await isClosed;
});

test('E10 while every server is read-only the error names each of them and counts as an unavailable database', async () => {
  const { addresses, database, connectionString } = await startAddresses(2);
  const admin = new pg.Client({ connectionString: inject('adminConnectionString') });
  await admin.connect();
  onTestFinished(() => admin.end());
  const name = pg.escapeIdentifier(new URL(database.connectionString).pathname.slice(1));
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  const pool = createPool(connectionString, { size: 1, logger, timeouts: PROMPT });
  onTestFinished(() => pool.end());
  await vi.waitFor(async () => {
    const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    for (const { port } of addresses) expect(String(error)).toContain(`127.0.0.1:${port}: it is read-only`);
  }, PATIENCE);
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(() => pool.query('select 1').then(({ rowCount }) => rowCount, String)).toBe(1);
});

test('E10 a server that became read-only behind its address is not used again', async () => {
  const { database, connectionString } = await startAddresses(1);
  const client = await connectPatiently(connectionString);
  await client.end();
  const admin = new pg.Client({ connectionString: inject('adminConnectionString') });
  await admin.connect();
  onTestFinished(() => admin.end());
  const name = pg.escapeIdentifier(new URL(database.connectionString).pathname.slice(1));
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await expect(connectPatiently(connectionString)).rejects.toMatchObject({ code: '25006' });
});

test('for reads a server that is read-only is preferred, and any other one will do', async () => {
  const { database, connectionString } = await startAddresses(2, 'prefer-standby');
  const client = await connectPatiently(connectionString);
  expect(client.database).toBe(new URL(database.connectionString).pathname.slice(1));
  await client.end();
  const strict = connectPatiently(connectionString.replace('prefer-standby', 'standby'));
  await expect(strict).rejects.toThrow('it is writable');
});
