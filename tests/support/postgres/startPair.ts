import pg from 'pg';
import { migrate } from '../../../api/src/platform/db/migrate.ts';
import { startAddress } from './startAddress.ts';
import { startStandby } from './startStandby.ts';
import { startTestPostgres } from './startTestPostgres.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A primary and its standby behind one address, which leads to the current primary. */
export interface PostgresPair {
  /** The application's database, at that address. */
  database: TestDatabase;
  /** The same database by the addresses of both servers, the standby's first. */
  severalHosts: string;
  /**
   * Stops the primary once the standby has all its data. The address then leads to the standby, which is
   * read-only.
   */
  losePrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  /** Address of the standby, whether it is the primary or not. */
  standbyUrl: string;
  /** Has the standby stop, or go on, to replay what it receives. */
  setReplay(is: 'paused' | 'running'): Promise<void>;
  loseStandby(): Promise<void>;
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
  const hosts = [standby, primary].map((server) => `127.0.0.1:${portOf(server.connectionString)}`);
  const severalHosts = primary.connectionString.replace(/@[^/]*/, `@${hosts.join(',')}`);
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  let stopPrimary: Promise<void> | undefined;
  let stopStandby: Promise<void> | undefined;
  return {
    database: {
      connectionString,
      socketConnectionString: connectionString,
      query: async (sql, values) => (await pool.query(sql, values)).rows,
      async drop() {
        await pool.end();
        await address.stop();
        await (stopStandby ??= standby.stop());
        await (stopPrimary ??= primary.stop());
      },
    },
    severalHosts: `${severalHosts}?target_session_attrs=read-write`,
    async losePrimary() {
      // A server that stops sends its standby everything first.
      await (stopPrimary ??= primary.stop());
      address.leadTo(portOf(standby.connectionString));
    },
    promote: standby.promote,
    standbyUrl: standby.connectionString,
    setReplay: standby.setReplay,
    loseStandby: () => (stopStandby ??= standby.stop()),
  };
}

const portOf = (connectionString: string): number => Number(new URL(connectionString).port);
