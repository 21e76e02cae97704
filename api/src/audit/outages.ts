import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { databaseCode, isDatabaseUnavailable } from '../db/databaseErrors.ts';
import { recordEvents } from './recordEvent.ts';

/** Tells administrators of times in which the database could not be used (E4). */
export interface Outages {
  /** Notes a request that was refused; errors that do not come from a database that is away are none of these. */
  note(error: unknown): void;
  /** Writes what is noted if it can be written, and nothing afterwards. */
  stop(): Promise<void>;
}

interface Outage {
  reason: string;
  from: Date;
  until: Date;
  refused: number;
}

/** So long nothing must have been refused until an outage is over, and so long its next try to be written waits. */
const QUIET_MS = 2_000;

/** What the codes of PostgreSQL that administrators can do something about mean. */
const REASONS: Readonly<Record<string, string>> = {
  '53100': 'disk full',
  '53200': 'out of memory',
  '53300': 'too many connections',
  '57P01': 'database shut down',
  '57P02': 'database crashed',
  '57P03': 'database starting',
};

const UNKNOWN = 'no answer';

/**
 * Remembers refusals while nothing can be written, and writes one event about all of them afterwards. An outage
 * that this process does not outlive is in the log file alone.
 */
export function createOutages({ pool, logger }: { pool: Pool; logger: Logger }): Outages {
  let outage: Outage | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const write = async (): Promise<void> => {
    const ended = outage;
    if (!ended) return;
    outage = null;
    const data = { ...ended, from: ended.from.toISOString(), until: ended.until.toISOString() };
    try {
      await recordEvents(pool, [{ type: 'database_unavailable', source: null, data }]);
    } catch (error) {
      logger.warn({ err: error, ...data }, 'An outage could not be written down yet');
      outage = joined(ended, outage);
    }
  };
  const look = async (): Promise<void> => {
    timer = undefined;
    const isQuiet = !outage || Date.now() - outage.until.getTime() >= QUIET_MS;
    if (isQuiet) await write();
    if (outage) lookLater();
  };
  const lookLater = (): void => {
    if (isStopped) return;
    timer ??= setTimeout(() => void look(), QUIET_MS).unref();
  };

  return {
    note(error) {
      if (isStopped || !isDatabaseUnavailable(error)) return;
      const now = new Date();
      outage ??= { reason: UNKNOWN, from: now, until: now, refused: 0 };
      if (outage.reason === UNKNOWN) outage.reason = REASONS[databaseCode(error)] ?? UNKNOWN;
      outage.refused++;
      outage.until = now;
      lookLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await write();
    },
  };
}

/** One outage, of which the end was noted while its beginning could not be written. */
const joined = (first: Outage, then: Outage | null): Outage =>
  then ? { ...first, until: then.until, refused: first.refused + then.refused } : first;
