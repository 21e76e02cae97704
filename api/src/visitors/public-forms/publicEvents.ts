import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { SecurityEventType } from '../../platform/contract/index.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { recordEvents } from '../../platform/audit/recordEvent.ts';
import { createDelayed } from '../../platform/process/delayed.ts';

/** Logged events of visitors (EMBED-056), and of keys that nobody has. */
type PublicEventType = Extract<
  SecurityEventType,
  | 'dangerous_input_detected'
  | 'rate_limit_exceeded'
  | 'invalid_form_access'
  | 'validation_failed'
  | 'submission_failed'
  | 'successful_submission'
  | 'api_key_refused'
>;

interface PublicEvent {
  type: PublicEventType;
  source: RequestSource;
  /** Absent where no form is concerned. */
  formId?: string;
  /** Never answers. */
  data?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The log of visitors' events, written after their requests are answered. */
export interface PublicEvents {
  /**
   * Records an event. The first of its kind from a source to a form, or about a key for a reason, is written within a second, further ones of
   * the same minute together at its end.
   */
  record(event: PublicEvent): void;
  /** Writes the events that are due. */
  flush(): Promise<void>;
  /** Writes all recorded events, and none afterwards. */
  stop(): Promise<void>;
}

/** Time in which events gather before they are written, in ms. */
const FLUSH_MS = 1_000;
/** Rows of their own for kinds and sources in a minute; further ones share a row for each kind. */
const MAX_ROWS_PER_MINUTE = 60;
/** Most queued events of stored submissions; more within a second are only counted in the log file. */
const MAX_STORED = 500;

/** Events that share a row: the first one, and the number not written yet. */
interface Counter {
  event: Omit<PublicEvent, 'source'> & { source: RequestSource | null };
  count: number;
  isDue: boolean;
}

/**
 * Creates the log of visitors' events. Visitors never wait for it, and cannot fill it: it writes a bounded number
 * of rows a minute, besides one for each stored submission. A killed process loses unwritten events, never a
 * submission.
 */
export function createPublicEvents(deps: { pool: Pool; logger: Logger }): PublicEvents {
  const { pool, logger } = deps;
  let stored: PublicEvent[] = [];
  let counters = new Map<string, Counter>();
  let dropped = 0;
  let isStopped = false;

  const write = async (due: readonly Counter[]): Promise<void> => {
    const rows = [...stored.map((event) => ({ event, count: 1 })), ...due].map(({ event, count }) => {
      const { type, source, formId, data } = event;
      return {
        type,
        // Which browser somebody has sent an answer with is nobody's business (PRIV-020).
        source: source && type === 'successful_submission' ? { ...source, userAgent: null } : source,
        data: { ...(formId && { formId }), ...data, ...(count > 1 && { times: count }) },
      };
    });
    stored = [];
    for (const counter of due) Object.assign(counter, { count: 0, isDue: false });
    if (dropped > 0) logger.warn({ dropped }, 'More events of visitors than are kept');
    dropped = 0;
    if (rows.length === 0) return;
    await recordEvents(pool, rows).catch((error: unknown) =>
      logger.warn({ err: error }, 'Events of visitors could not be written'),
    );
  };
  const flush = createDelayed(() => write([...counters.values()].filter(({ isDue }) => isDue)), FLUSH_MS);
  const minute = createDelayed(async () => {
    const left = [...counters.values()].filter(({ count }) => count > 0);
    counters = new Map();
    await write(left);
  }, MINUTE_MS);

  const count = (event: PublicEvent): void => {
    // Anybody can make up ids of missing forms, so those share a row.
    const formId = event.type === 'invalid_form_access' ? '' : event.formId;
    const subject = formId ?? String(event.data?.['reason']);
    const key = `${event.type} ${event.source.hash} ${subject}`;
    const same = counters.get(key);
    if (same) same.count++;
    else if (counters.size < MAX_ROWS_PER_MINUTE) counters.set(key, { event, count: 1, isDue: true });
    else {
      // Beyond the limit, sources share a row.
      const rest = counters.get(event.type);
      if (rest) rest.count++;
      else counters.set(event.type, { event: { type: event.type, source: null }, count: 1, isDue: false });
    }
    minute.request();
  };

  return {
    record(event) {
      if (isStopped) return;
      if (event.type !== 'successful_submission') count(event);
      else if (stored.length < MAX_STORED) stored.push(event);
      else dropped++;
      flush.request();
    },
    flush: flush.runNow,
    async stop() {
      isStopped = true;
      flush.cancel();
      await minute.runNow();
    },
  };
}
