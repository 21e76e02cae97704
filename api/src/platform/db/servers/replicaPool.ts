import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import pg from 'pg';
import type { Logger } from 'pino';
import { createCoalescedLookup } from '../coalescedLookup.ts';

type OnConnect = Parameters<pg.Pool['connect']>[0];

/** Longest wait for a replica that is behind, and pause between two looks at it, in ms. */
const WAIT_MS = 150;
const LOOK_MS = 10;
/** Time for which a replica that is behind or away is passed over, in ms: so long to twice as long. */
const REST_MS = 1_000;

/** Whatever was committed by now lies before this position of the log. */
const POSITION = 'select pg_current_wal_flush_lsn()::text as position';
/** A replica that was promoted has nothing to wait for. */
const HAS_REPLAYED = 'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasAll"';
const BEHIND =
  'select greatest(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as bytes where pg_is_in_recovery()';

/** Figures of a replica, for the metrics. */
export interface ReplicaFigures {
  /** Connections of the primary that were given out instead. */
  fallbacks: number;
  /** How far the replica is behind, in bytes of the log; null while that is not known. */
  findLag(): Promise<number | null>;
}

interface ReplicaDeps {
  /** Tells what was committed. */
  primary: pg.Pool;
  /** Pool of the primary whose connections are given out instead. */
  fallback: pg.Pool;
  logger: Logger;
}

/**
 * Creates a kind of pool for a read replica. Each connection it gives out has replayed all that was committed when it
 * was asked for; if that takes long, or the replica is away, the connection is one of the primary's. So nobody reads
 * less than they wrote, or than an event announced (decision 254).
 */
export function createReplicaClass({ primary, fallback, logger }: ReplicaDeps): {
  Class: typeof pg.Pool;
  figures: ReplicaFigures;
} {
  const findPosition = createCoalescedLookup(async () => {
    const { rows } = await primary.query<{ position: string }>(POSITION);
    return new Map(rows.map(({ position }) => ['position', position]));
  });
  const readPosition = async (): Promise<string> => (await findPosition('position')) ?? '0/0';
  let connectReplica: () => Promise<pg.PoolClient>;
  let restsUntil = 0;

  const connectFresh = async (): Promise<pg.PoolClient> => {
    if (Date.now() >= restsUntil) {
      const position = await readPosition();
      try {
        return await withAll(await connectReplica(), position);
      } catch (error) {
        restsUntil = Date.now() + REST_MS * (1 + Math.random());
        logger.warn({ err: error }, 'The read replica is passed over for a while');
      }
    }
    figures.fallbacks++;
    return fallback.connect();
  };
  const figures: ReplicaFigures = {
    fallbacks: 0,
    async findLag() {
      try {
        const position = await readPosition();
        const client = await connectReplica();
        try {
          return (await client.query<{ bytes: number }>(BEHIND, [position])).rows[0]?.bytes ?? null;
        } finally {
          client.release();
        }
      } catch {
        return null;
      }
    },
  };

  class ReplicaPool extends pg.Pool {
    constructor(options?: pg.PoolConfig) {
      super(options);
      connectReplica = () => super.connect();
    }

    override connect(): Promise<pg.PoolClient>;
    override connect(callback: OnConnect): void;
    override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
      const connected = connectFresh();
      if (!callback) return connected;
      callbackify(() => connected)((error, client) => {
        callback(error ?? undefined, client, (problem) => client?.release(problem));
      });
    }
  }
  return { Class: ReplicaPool, figures };
}

/**
 * Waits until a connection's server has replayed the log up to a position.
 * @throws when that takes too long; the connection is given back.
 */
async function withAll(client: pg.PoolClient, position: string): Promise<pg.PoolClient> {
  // A frozen replica is passed over as soon as one that is behind.
  const look = { text: HAS_REPLAYED, values: [position], query_timeout: WAIT_MS };
  const end = Date.now() + WAIT_MS;
  try {
    do {
      const { rows } = await client.query<{ hasAll: boolean }>(look);
      if (rows[0]?.hasAll) return client;
      await sleep(LOOK_MS);
    } while (Date.now() < end);
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  throw new Error('The read replica is behind');
}
