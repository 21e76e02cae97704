import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../calendar/durations.ts';
import { joinServer } from './joinServer.ts';
import type { Membership } from './joinServer.ts';
import { startServer } from './serverProcess.ts';
import type { Server } from './serverProcess.ts';

/** Time (ms) in which starts are retried: children of a killed server hold its memory for seconds. */
const START_ATTEMPTS_MS = 15_000;
/** A server that replays its log after a crash is waited for this long without a sign of it. */
const BUSY_MS = 10 * MINUTE_MS;
const PAUSE_MS = 100;

/** A membership, and whether the server was running before. */
export type Obtained = Membership & { adopted: boolean };

/**
 * Joins the server of this cluster, starting it when none runs. Of several concurrent processes one starts it
 * and the others adopt it.
 *
 * @param port for a server that has to be started; any free one if not given.
 * @throws with the server's output when it could not be started.
 */
export async function obtainServer(server: Server, port?: number): Promise<Obtained> {
  const begin = Date.now();
  let started = false;
  let failure: string | null = null;
  for (;;) {
    const found = await joinServer(server.cluster);
    const waitedMs = Date.now() - begin;
    if (found === 'busy') {
      if (waitedMs > BUSY_MS) throw new Error(describe(server, 'it does not answer'));
    } else if (found) {
      return { ...found, adopted: !started };
    } else {
      if (waitedMs > START_ATTEMPTS_MS) throw new Error(describe(server, failure ?? 'it ended at once'));
      failure = await startServer(server, port);
      started = failure === null;
      if (started) continue;
    }
    await sleep(PAUSE_MS);
  }
}

function describe({ cluster }: Server, reason: string): string {
  return `The database server in ${cluster.folder} could not be started: ${reason} (log: ${cluster.logFile})`;
}
