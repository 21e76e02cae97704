import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createDelayed } from '../../platform/process/delayed.ts';

/** Counts how often links to results are looked at. */
export interface ViewCounter {
  count(linkId: string): void;
  /** Stores what was counted, and nothing afterwards. */
  stop(): Promise<void>;
}

/** Time in which views gather before they are stored, in ms. */
const FLUSH_MS = 2_000;

// Locked in the order of ids, so that two processes never wait for each other.
const ADD = `
  with locked as (select id, account_id from shared_results where id = any($1) order by id for update)
  update shared_results r set views = r.views + added.count
  from locked join unnest($1::uuid[], $2::int[]) as added(id, count) on added.id = locked.id
  where r.id = locked.id and r.account_id = locked.account_id`;

/** Creates the counter: one statement in some seconds, however many look. A killed process loses its last seconds. */
export function createViewCounter({ pool, logger }: { pool: Pool; logger: Logger }): ViewCounter {
  let waiting = new Map<string, number>();
  let isStopped = false;

  const flush = createDelayed(async () => {
    const counts = waiting;
    waiting = new Map();
    if (counts.size === 0) return;
    await pool
      .query(ADD, [[...counts.keys()], [...counts.values()]])
      .catch((error: unknown) => logger.warn({ err: error }, 'Views of shared results could not be counted'));
  }, FLUSH_MS);

  return {
    count(linkId) {
      if (isStopped) return;
      waiting.set(linkId, (waiting.get(linkId) ?? 0) + 1);
      flush.request();
    },
    async stop() {
      isStopped = true;
      await flush.runNow();
    },
  };
}
