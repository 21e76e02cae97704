import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../config/databaseTimeouts.ts';
import { dropReadOnly } from './dropReadOnly.ts';
import { READ_TYPES } from './readTypes.ts';
import { driverOptions, type Pooler } from './pooler.ts';

type OnConnect = Parameters<pg.Pool['connect']>[0];

/**
 * Creates a plain pool for hot paths in SQL. Close it with `pool.end()`.
 * @param options.pooler the pooler behind the address, if it does not lead to PostgreSQL itself.
 * @param options.timeouts those of every installation by default.
 * @param options.isPipelined connections send a statement before the last one is answered; they do not support
 *   COPY.
 * @param options.name what the server shows of its sessions, unless the address says.
 * @param options.Class another kind of pool.
 * @param options.isFenced statements carry for whom they run (decision 907).
 */
export function createPool(
  connectionString: string,
  options: {
    size: number;
    logger: Logger;
    pooler?: Pooler | null;
    timeouts?: DatabaseTimeouts;
    isPipelined?: boolean;
    name?: string;
    Class?: typeof pg.Pool;
    isFenced?: boolean;
  },
): pg.Pool {
  const {
    size: max,
    isPipelined: pipeline = false,
    pooler = null,
    timeouts,
    name,
    Class = pg.Pool,
    isFenced = false,
  } = options;
  const pool = new Class({
    max,
    pipeline,
    types: READ_TYPES,
    ...(name && { application_name: name }),
    ...driverOptions(connectionString, pooler, timeouts, isFenced),
  });
  // Without a listener a restart of the database would end the process.
  const onError = (error: Error): void =>
    options.logger.warn({ err: error }, 'A database connection was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  dropReadOnly(pool);
  if (isFenced) keepContext(pool);
  return pool;
}

/**
 * Has a statement of the pool itself run in its caller's context: one that waited for a connection would otherwise run in
 * the context of whoever gave theirs back, and carry that principal.
 */
function keepContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: OnConnect) => Promise<pg.PoolClient>;
  pool.connect = ((callback?: OnConnect) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect;
}
