import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseTimeouts } from '../config/databaseTimeouts.ts';
import { dropReadOnly } from './dropReadOnly.ts';
import { READ_TYPES } from './readTypes.ts';
import { driverOptions, type Pooler } from './pooler.ts';

/**
 * Creates a plain pool for hot paths in SQL. Close it with `pool.end()`.
 * @param options.pooler the pooler behind the address, if it does not lead to PostgreSQL itself.
 * @param options.timeouts those of every installation by default.
 * @param options.isPipelined connections send a statement before the last one is answered; they do not support
 *   COPY.
 * @param options.name what the server shows of its sessions, unless the address says.
 * @param options.Class another kind of pool.
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
  },
): pg.Pool {
  const {
    size: max,
    isPipelined: pipeline = false,
    pooler = null,
    timeouts,
    name,
    Class = pg.Pool,
  } = options;
  const pool = new Class({
    max,
    pipeline,
    types: READ_TYPES,
    ...(name && { application_name: name }),
    ...driverOptions(connectionString, pooler, timeouts),
  });
  // Without a listener a restart of the database would end the process.
  const onError = (error: Error): void =>
    options.logger.warn({ err: error }, 'A database connection was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  dropReadOnly(pool);
  return pool;
}
