import type { Pool, PoolClient } from 'pg';
import { onServerError } from './driverSocket.ts';

/** read_only_sql_transaction: the server, or this session, is read-only. */
export const READ_ONLY = '25006';

/**
 * Removes read-only connections from a pool. After a fail-over they may lead to a standby, and as long as they are
 * used they would stay in the pool.
 */
export function dropReadOnly(pool: Pool): void {
  const readOnly = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    onServerError(client, (code) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    // The pool removes a connection that is ending.
    if (readOnly.has(client)) void client.end();
  });
}
