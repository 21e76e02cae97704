import type { EmbeddedLogger } from './embeddedLogger.ts';
import { leaveServer } from './joinServer.ts';
import { obtainServer } from './obtainServer.ts';
import type { Obtained } from './obtainServer.ts';
import { stopServer } from './serverProcess.ts';
import type { Server } from './serverProcess.ts';

/**
 * Keeps a joined server running: restarts it on the same port after a crash (killed, out of memory), so that
 * connection pools find it again.
 *
 * @returns `stop`, to be called once at the end: leaves the server, and stops it if no other process uses it.
 *   It throws when the server does not stop.
 */
export function keepServer(server: Server, first: Obtained, logger: EmbeddedLogger): () => Promise<void> {
  let stopping = false;
  /** Null while there is no server of ours. */
  let current: Promise<Obtained | null> = Promise.resolve(first);

  const watch = (membership: Obtained) => {
    membership.client.once('end', () => {
      if (!stopping) current = restart();
    });
  };

  const restart = async () => {
    logger.warn('The database server has ended unexpectedly and is started again.');
    try {
      const again = await obtainServer(server, first.port);
      watch(again);
      logger.info('The database server runs again.');
      return again;
    } catch (error) {
      logger.warn(error instanceof Error ? error.message : String(error));
      return null;
    }
  };

  watch(first);
  return async () => {
    stopping = true;
    const membership = await current;
    if (membership && (await isLastToLeave(membership))) await stopServer(server);
  };
}

/** A connection that broke at this very moment means a server that is already gone. */
async function isLastToLeave(membership: Obtained): Promise<boolean> {
  try {
    return await leaveServer(membership);
  } catch {
    return false;
  }
}
