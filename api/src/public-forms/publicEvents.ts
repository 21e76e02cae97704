import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SecurityEventType } from '../contract/index.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { recordEvents } from '../security/recordEvent.ts';

/** What visitors do that is logged (EMBED-056). */
type PublicEventType = Extract<
  SecurityEventType,
  | 'dangerous_input_detected'
  | 'rate_limit_exceeded'
  | 'invalid_form_access'
  | 'validation_failed'
  | 'submission_failed'
  | 'successful_submission'
>;

interface PublicEvent {
  type: PublicEventType;
  source: RequestSource;
  formId: string;
  /** Never answers. */
  data?: Readonly<Record<string, string | readonly string[]>>;
}

/** The log of what visitors do, written behind the answers. */
export interface PublicEvents {
  /** Notes an event; it is written within a second, equal ones of one source as one with their number. */
  record(event: PublicEvent): void;
  /** Writes what is noted. */
  flush(): Promise<void>;
  /** Writes what is noted, and nothing afterwards. */
  stop(): Promise<void>;
}

/** How long events wait to be written together, in milliseconds. */
const FLUSH_MS = 1_000;
/** Different events that wait at most; more within a second are counted in the log file alone. */
const MAX_WAITING = 500;

/**
 * A visitor never waits for the log, and a flood never fills it: a second's events are one statement.
 * A process that is killed loses that second's; submissions themselves are another matter.
 */
export function createPublicEvents(deps: { pool: Pool; logger: Logger }): PublicEvents {
  const { pool, logger } = deps;
  let waiting = new Map<string, PublicEvent & { count: number }>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const write = async (): Promise<void> => {
    const events = [...waiting.values()];
    waiting = new Map();
    if (dropped > 0) logger.warn({ dropped }, 'More events of visitors than are kept');
    dropped = 0;
    if (events.length === 0) return;
    const written = events.map(({ type, source, formId, data, count }) => {
      return { type, source, data: { formId, ...data, ...(count > 1 && { times: count }) } };
    });
    await recordEvents(pool, written).catch((error: unknown) =>
      logger.warn({ err: error }, 'Events of visitors could not be written'),
    );
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    await write();
  };

  return {
    record(event) {
      if (isStopped) return;
      const key = JSON.stringify([event.type, event.formId, event.source.hash, event.data]);
      const same = waiting.get(key);
      if (same) same.count++;
      else if (waiting.size < MAX_WAITING) waiting.set(key, { ...event, count: 1 });
      else dropped++;
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}
