import type pg from 'pg';
import { socketOf } from './driverSocket.ts';

/** The driver's error for a statement that the server did not answer in time. */
const NO_ANSWER = 'Query read timeout';

/**
 * Gives connections that are lost while in use back to their pool. Kysely keeps the connection of a transaction
 * whose begin or rollback fails, so that each fail-over would take some from the pool for good (decision 082).
 */
export function releaseLost(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Whoever used it may still give it back.
      client.release = () => undefined;
    });
  });
}

/** A kind of connection that is closed when a statement is not answered in time: nothing after it would be. */
export const closeUnanswered = (Base: typeof pg.Client): typeof pg.Client =>
  class extends Base {
    override query(...sent: unknown[]): never {
      const result = (super.query as (...sent: unknown[]) => unknown)(...sent);
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === NO_ANSWER) socketOf(this.connection).destroy();
        });
      }
      return result as never;
    }
  };
