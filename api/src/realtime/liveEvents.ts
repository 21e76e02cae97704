import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { clientTimeouts, keptAlive } from '../db/timeouts.ts';

/** Where every process hears what was committed. */
export const CHANNEL = 'inlay_events';
/** Waits between attempts to listen again, in milliseconds; the last one repeats. */
const RECONNECT_MS = [200, 500, 1_000, 2_000] as const;

/** Most submissions that one event names: a notice of PostgreSQL holds less than 8,000 bytes, an id takes 39. */
export const MAX_LEFT = 200;

const liveEventSchema = z.discriminatedUnion('type', [
  /** What a person may do has changed: approval, role, sessions. */
  z.object({ type: z.literal('account'), userId: z.uuid() }),
  /** What a client may see has changed: assignments, sharing, sessions. */
  z.object({ type: z.literal('client'), clientId: z.uuid() }),
  /** A bulk job or an export of this person has gone on. */
  z.object({ type: z.literal('job'), userId: z.uuid() }),
  /** The platform's settings have changed. */
  z.object({ type: z.literal('settings') }),
  /** Submissions of a form were stored, or have left its inbox or come back into it (decision 099). */
  z.object({
    type: z.literal('submissions'),
    formId: z.uuid(),
    /** Those that have left. */
    left: z.array(z.uuid()).max(MAX_LEFT).optional(),
    /** Lists of them are to be read again: some came back, or more have left than can be named. */
    isReread: z.literal(true).optional(),
  }),
]);

/** What happened, by ids only: what it means for whom is read from the database (D-13). */
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** `resync`: events may have been missed, so everything is to be read again. `closing`: no more will come. */
type Listener = (event: LiveEvent | { type: 'resync' } | { type: 'closing' }) => void;

/** The events of every process, here. */
export interface LiveEvents {
  /** @returns how to stop listening. */
  subscribe(listener: Listener): () => void;
  stop(): Promise<void>;
}

/** Tells every process, when and only when the transaction commits. */
export async function publishEvent(em: EntityManager, ...events: LiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await em.execute('select pg_notify(?, event::text) from json_array_elements(?::json) as event', [
    CHANNEL,
    JSON.stringify(events),
  ]);
}

/**
 * Listens on a connection of its own, for ever: a lost one is opened again, and listeners are told
 * that they may have missed something.
 */
export async function startLiveEvents(connectionString: string, logger: Logger): Promise<LiveEvents> {
  const listeners = new Set<Listener>();
  const tell: Listener = (event) => listeners.forEach((listener) => listener(event));
  let client: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (attempt: number): Promise<void> => {
    const next = new pg.Client({ connectionString, ...clientTimeouts, ...keptAlive });
    let isOver = false;
    const reconnect = (error?: unknown): void => {
      if (isOver || isStopped) return;
      isOver = true;
      logger.warn({ err: error, attempt }, 'Live events: the connection was lost');
      // It is closed already, or will be; either way nobody waits for it.
      next.end(() => undefined);
      const wait = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)];
      retry = setTimeout(() => void connect(attempt + 1), wait);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', ({ payload }) => {
      const event = liveEventSchema.safeParse(parse(payload));
      if (event.success) tell(event.data);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      if (attempt > 0) tell({ type: 'resync' });
    } catch (error) {
      reconnect(error);
    }
  };

  await connect(0);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(retry);
      tell({ type: 'closing' });
      await client?.end().catch(() => undefined);
    },
  };
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return null;
  }
}
