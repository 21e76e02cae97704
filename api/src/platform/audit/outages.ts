import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { databaseCode, isDatabaseUnavailable } from '../db/databaseErrors.ts';
import { recordEvents } from './recordEvent.ts';

/** Records outages of the database for administrators (E4). */
export interface Outages {
  /** Notes a refused request; ignores errors that do not come from an unavailable database. */
  note(error: unknown): void;
  /** Writes the current outage if possible, and ignores later ones. */
  stop(): Promise<void>;
}

interface Outage {
  reason: string;
  from: Date;
  until: Date;
  refused: number;
}

/** Quiet time (ms) that ends an outage; also the retry delay for writing it. */
const QUIET_MS = 2_000;

/** Reasons by PostgreSQL code, where administrators can act on them. */
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
 * Counts refusals while the database is unavailable and writes one event about all of them afterwards. Only
 * the log records an outage that outlives the process.
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

/** Joins an outage that could not be written with the one that was noted meanwhile. */
const joined = (first: Outage, then: Outage | null): Outage =>
  then ? { ...first, until: then.until, refused: first.refused + then.refused } : first;
