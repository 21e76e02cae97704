import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { migrate } from '../../../api/src/db/migrate.ts';
import { startStandby } from './startStandby.ts';
import { startTestPostgres } from './startTestPostgres.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A primary and its standby behind one address, which leads to the current primary. */
export interface PostgresPair {
  /** The application's database, at that address. */
  database: TestDatabase;
  /**
   * Stops the primary once the standby has all its data. The address then leads to the standby, which is
   * read-only.
   */
  losePrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
}

/** Starts both with a migrated database. Dropping the database stops them. */
export async function startPair(): Promise<PostgresPair> {
  const primary = await startTestPostgres();
  await migrate(primary.connectionString);
  const standby = await startStandby(primary);
  const address = await startAddress(portOf(primary.connectionString));
  const connectionString = Object.assign(new URL(primary.connectionString), {
    port: String(address.port),
  }).href;
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  let stopPrimary: Promise<void> | undefined;
  return {
    database: {
      connectionString,
      query: async (sql, values) => (await pool.query(sql, values)).rows,
      async drop() {
        await pool.end();
        await address.stop();
        await standby.stop();
        await (stopPrimary ??= primary.stop());
      },
    },
    async losePrimary() {
      // A server that stops sends its standby everything first.
      await (stopPrimary ??= primary.stop());
      address.leadTo(portOf(standby.connectionString));
    },
    promote: standby.promote,
  };
}

const portOf = (connectionString: string): number => Number(new URL(connectionString).port);

/** A port that forwards connections to another one, which may change. */
async function startAddress(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port: number) {
      target = port;
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
