import pg from 'pg';
import type { Logger } from 'pino';
import { driverTimeouts } from './timeouts.ts';

/** A plain pool for the hot paths, which speak SQL. Close it with `pool.end()`. */
export function createPool(connectionString: string, options: { size: number; logger: Logger }): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: options.size, ...driverTimeouts });
  // Without a listener, a restart of the database would end the process.
  const onError = (error: Error): void =>
    options.logger.warn({ err: error }, 'A database connection was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
