import { once } from 'node:events';
import { connect, createServer, Socket, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { PRODUCT_TIMEOUTS, WIDE_TIMEOUTS } from '../../../../tests/support/api/testConfig.ts';
import { startAddress } from '../../../../tests/support/postgres/startAddress.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { defineEvent } from './defineEvent.ts';
import { startLiveEvents } from './liveEvents.ts';

const logger = pino({ level: 'silent' });
const testEvent = defineEvent('test', z.object({ id: z.number() }));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A proxy in front of the database that swallows the first LISTEN. */
async function openDeafDatabase() {
  const { hostname, port } = new URL(database.connectionString);
  let isDeaf = true;
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname);
    for (const socket of [client, behind]) socket.on('error', () => undefined);
    client.on('data', (bytes) => {
      if (isDeaf && bytes.includes('listen inlay_events')) isDeaf = false;
      else behind.write(bytes);
    });
    behind.on('data', (bytes) => client.write(bytes));
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.connectionString);
  url.port = String((server.address() as AddressInfo).port);
  return { connectionString: url.href, close: () => void server.close() };
}

test('E9 D-13 a database that takes the connection and then says nothing is listened to on another one', async () => {
  const deaf = await openDeafDatabase();
  const live = await startLiveEvents(deaf.connectionString, logger, { timeouts: PRODUCT_TIMEOUTS });
  await new Promise<void>((resolve) => {
    live.onResync(resolve);
  });
  const heard = new Promise((resolve) => live.subscribe(testEvent, resolve));
  await database.query(`select pg_notify('inlay_events', '{"type":"test","id":7}')`);
  expect(await heard).toEqual({ id: 7 });
  await live.stop();
  deaf.close();
});

test('E7 E9 a connection that falls silent while nothing happens is replaced, and everything is read again', async () => {
  const address = await startAddress(Number(new URL(database.connectionString).port));
  const url = Object.assign(new URL(database.connectionString), { port: String(address.port) });
  const live = await startLiveEvents(url.href, logger, { heartbeatMs: 50, timeouts: PRODUCT_TIMEOUTS });
  const missed = new Promise<void>((resolve) => {
    live.onResync(resolve);
  });
  // The connection that is open stays silent.
  address.freeze();
  address.thaw();
  await missed;
  const heard = new Promise((resolve) => live.subscribe(testEvent, resolve));
  await database.query(`select pg_notify('inlay_events', '{"type":"test","id":8}')`);
  expect(await heard).toEqual({ id: 8 });
  await live.stop();
  await address.stop();
});

test('D-13 a process that starts lets the others read everything again: a killed one may have been silent', async () => {
  const live = await startLiveEvents(database.connectionString, logger, { timeouts: WIDE_TIMEOUTS });
  const missed = new Promise((resolve) => live.onResync(() => resolve('missed')));
  const next = await startLiveEvents(database.connectionString, logger, { timeouts: WIDE_TIMEOUTS });
  expect(await missed).toBe('missed');
  await Promise.all([live.stop(), next.stop()]);
});

test('E9 the connection that listens is asked whether it stands after seconds, not hours, of silence', async () => {
  const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const live = await startLiveEvents(database.connectionString, logger, { timeouts: WIDE_TIMEOUTS });
  expect(asked).toHaveBeenCalledWith(true, 5_000);
  asked.mockRestore();
  await live.stop();
});

test('a subscriber receives its own event alone, and no payload that its schema rejects', async () => {
  const live = await startLiveEvents(database.connectionString, logger, { timeouts: WIDE_TIMEOUTS });
  const received: unknown[] = [];
  const last = new Promise<void>((resolve) => {
    live.subscribe(testEvent, (data) => {
      received.push(data);
      if (data.id === 2) resolve();
    });
  });
  const sent = [
    'no json',
    '{"type":"other","id":1}',
    '{"type":"test","id":"1"}',
    '{"type":"test","id":2,"more":0}',
  ];
  for (const payload of sent) await database.query(`select pg_notify('inlay_events', $1)`, [payload]);
  await last;
  expect(received).toEqual([{ id: 2 }]);
  await live.stop();
});

test('a notification is parsed once for all subscribers of the process', async () => {
  const live = await startLiveEvents(database.connectionString, logger, { timeouts: WIDE_TIMEOUTS });
  let parsed = 0;
  const counted = defineEvent(
    'counted',
    z.object({ id: z.number() }).refine(() => ++parsed > 0),
  );
  const heard = Array.from(
    { length: 20 },
    () => new Promise<object>((resolve) => live.subscribe(counted, resolve)),
  );
  await database.query(`select pg_notify('inlay_events', '{"type":"counted","id":3}')`);
  const received = await Promise.all(heard);
  expect([parsed, new Set(received).size, received[0]]).toEqual([1, 1, { id: 3 }]);
  await live.stop();
});
