import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { CHANNEL } from '../../../../platform/realtime/liveEvents.ts';

/** Shortest time between two statements, in ms; open inboxes hear of a form every 500 ms at most. */
const PAUSE_MS = 100;

/** Shortest time between two calls of the workers, in ms: each one makes every queue look for jobs. */
const CALL_MS = 1_000;

/** Workers that are not called look for jobs every two seconds. */
const ANNOUNCE = `
  select pg_notify($1, json_build_object('type', 'submissions', 'formId', form_id)::text)
  from unnest((select $2::uuid[])) asked (form_id)
  union all select pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text) where $3`;

/** Notifies open inboxes and workers of forms that have new submissions. */
export interface SubmissionAnnouncer {
  announce(formIds: Iterable<string>): void;
  /** Announces what is left. */
  stop(): Promise<void>;
}

/**
 * Announces committed submissions, each form once in a statement. The statement is not part of the commit: a
 * notification would take a lock of the whole database there, and commits would queue behind one another.
 */
export function createSubmissionAnnouncer(deps: { pool: Pool; logger: Logger }): SubmissionAnnouncer {
  const { pool, logger } = deps;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let calledAt = -Infinity;

  const send = async (): Promise<void> => {
    const isCalling = performance.now() - calledAt >= CALL_MS;
    if (isCalling) calledAt = performance.now();
    const values = [CHANNEL, [...waiting], isCalling];
    waiting.clear();
    await pool
      .query({ name: 'announce_submissions', text: ANNOUNCE, values })
      // Listeners lose their connections as well, and read everything again.
      .catch((error: unknown) => logger.warn({ err: error }, 'Submissions were not announced'));
  };
  const next = (): void => {
    timer = undefined;
    if (waiting.size === 0) return;
    timer = setTimeout(next, PAUSE_MS);
    void send();
  };

  return {
    announce(formIds) {
      for (const formId of formIds) waiting.add(formId);
      if (timer === undefined) next();
    },
    async stop() {
      clearTimeout(timer);
      if (waiting.size > 0) await send();
    },
  };
}
