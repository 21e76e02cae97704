import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Logger } from 'pino';
import { run, sql } from '../db/sql.ts';
import { keepPrincipal } from '../process/rowPrincipal.ts';
import type { EventDefinition } from './defineEvent.ts';
import { DATABASE_TIMEOUTS } from '../config/databaseTimeouts.ts';
import { createClient } from '../db/servers/connectTo.ts';
import { clientTimeouts, keepAlive } from '../db/timeouts.ts';

/** The channel on which every process receives committed events. */
export const CHANNEL = 'inlay_events';
/** Payload of a process that starts: one that was killed may have left events unpublished (decision 190). */
const STARTED = '{"type":"started"}';
/** Longest back-off between attempts to listen again, in ms, of which half is random; the last one repeats. */
const RECONNECT_MS = [200, 500, 1_000, 2_000] as const;
/**
 * Pause between two questions whether the connection still works, in ms: a frozen server, or a network that drops
 * everything, leaves it open.
 */
const HEARTBEAT_MS = 5_000;
/** Events that are remembered for streams that open behind their page. */
const MAX_REMEMBERED = 1_000;
/** Most that the clocks of two processes differ, in ms. */
const CLOCK_SKEW_MS = 1_000;

/** The events of every process, as this one receives them. */
export interface LiveEvents {
  /**
   * Receives one event; payloads that its schema rejects are ignored.
   * @param since a time in ms: remembered events from then on are received first.
   * @returns a function that unsubscribes.
   */
  subscribe<Data extends object>(
    event: EventDefinition<Data>,
    listener: (data: Data) => void,
    since?: number,
  ): () => void;
  /** Returns whether every event since a time is remembered. */
  remembers(since: number): boolean;
  /**
   * Runs after a lost connection, and when another process starts: events may have been missed, so everything is
   * read again.
   * @returns a function that unsubscribes.
   */
  onResync(listener: () => void): () => void;
  /**
   * Runs once no more events will come.
   * @returns a function that unsubscribes.
   */
  onClose(listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Publishes an event to every process, when and only when the transaction commits. */
export async function publishEvent<Data extends object>(
  em: EntityManager,
  { type }: EventDefinition<Data>,
  ...events: NoInfer<Data>[]
): Promise<void> {
  if (events.length === 0) return;
  const list = JSON.stringify(events.map((data) => ({ type, ...data })));
  await run(
    em,
    sql`select pg_notify(${CHANNEL}, event::text) from json_array_elements(${list}::json) as event`,
  );
}

/** Listens on its own connection until it is stopped, and reopens a lost one. */
export async function startLiveEvents(
  connectionString: string,
  logger: Logger,
  { heartbeatMs = HEARTBEAT_MS, timeouts = DATABASE_TIMEOUTS } = {},
): Promise<LiveEvents> {
  const subscribers = new Set<(received: Received) => void>();
  let remembered: { at: number; received: Received }[] = [];
  /** The time from which on no event is missing, in ms. */
  let completeFrom = Infinity;
  const resync = new Set<() => void>();
  const close = new Set<() => void>();
  let client: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const connect = async (attempt: number): Promise<void> => {
    const next = createClient(connectionString, { ...clientTimeouts(timeouts), ...keepAlive });
    let isOver = false;
    const reconnect = (error?: unknown): void => {
      if (isOver || isStopped) return;
      isOver = true;
      clearInterval(heartbeat);
      logger.warn({ err: error, attempt }, 'Live events: the connection was lost');
      // It is closed already, or will be.
      next.end(() => undefined);
      const wait = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)] ?? 0;
      retry = setTimeout(() => void connect(attempt + 1), wait * (0.5 + Math.random() / 2));
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    const tellMissed = (): void => {
      for (const listener of resync) listener();
    };
    next.on('notification', ({ payload }) => {
      if (payload === STARTED) tellMissed();
      const received = parseNotification(payload);
      if (!received) return;
      remembered.push({ at: Date.now(), received });
      if (remembered.length > MAX_REMEMBERED) completeFrom = remembered.shift()?.at ?? completeFrom;
      for (const receive of subscribers) receive(received);
    });
    try {
      await next.connect();
      if (attempt === 0) await next.query(`notify ${CHANNEL}, '${STARTED}'`);
      await next.query(`listen ${CHANNEL}`);
      client = next;
      remembered = [];
      completeFrom = Date.now();
      heartbeat = setInterval(() => void next.query('select 1').catch(reconnect), heartbeatMs);
      if (attempt > 0) tellMissed();
    } catch (error) {
      reconnect(error);
    }
  };

  await connect(0);
  return {
    subscribe(event, listener, since = Infinity) {
      const kept = keepPrincipal(listener);
      const receive = (received: Received): void => {
        const data = received.type === event.type ? event.parse(received) : null;
        if (data) kept(data);
      };
      for (const { at, received } of remembered) if (at > since - CLOCK_SKEW_MS) receive(received);
      return subscribeTo(subscribers, receive);
    },
    remembers: (since) => since - CLOCK_SKEW_MS > completeFrom,
    onResync: (listener) => subscribeTo(resync, keepPrincipal(listener)),
    onClose: (listener) => subscribeTo(close, listener),
    async stop() {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      for (const listener of close) listener();
      await client?.end().catch(() => undefined);
    },
  };
}

function subscribeTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A notification, the same object for all subscribers. */
interface Received {
  type?: unknown;
}

function parseNotification(payload = ''): Received | null {
  try {
    const received: unknown = JSON.parse(payload);
    return typeof received === 'object' ? received : null;
  } catch {
    return null;
  }
}
