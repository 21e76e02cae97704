import type { Pool, PoolClient } from 'pg';

/** read_only_sql_transaction: the server writes nothing, or not in this session. */
export const READ_ONLY = '25006';

/**
 * Lets a pool forget connections that turn out to be read-only. After a fail-over they may lead to a server that
 * is only a standby now, and being used they would stay in the pool for ever.
 */
export function dropReadOnly(pool: Pool): void {
  const readOnly = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    // The pool removes what is about to end.
    if (readOnly.has(client)) void client.end();
  });
}
