import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { createPool } from '../platform/db/pool.ts';
import { addressesOf } from '../platform/db/fence/addressesOf.ts';
import type { PreparedDatabase } from '../platform/db/prepareDatabase.ts';
import { QueuePool } from '../platform/db/queuePool.ts';
import { createReplicaClass, type ReplicaFigures } from '../platform/db/servers/replicaPool.ts';
import { WORKER_NAME } from '../platform/jobs/recoverJobs.ts';
import { stopAll } from '../platform/process/stopAll.ts';
import { CLOSE_MS, within } from '../platform/process/within.ts';
import type { AppDeps } from './appDeps.ts';

/** Connections of the job queue: one per queue listens, one indexes submissions, the others fetch and complete jobs. */
const QUEUE_CONNECTIONS = 9;

type Pools = Pick<AppDeps, 'pool' | 'reads' | 'primaryReads' | 'healthPool' | 'queuePool'>;

/**
 * Creates the pools of connections.
 * @returns also the figures of the replica, null without one, and a function that closes all of them.
 */
export function createPools(
  {
    poolSize: size,
    databaseTimeouts: timeouts,
    databaseDirectUrl: directUrl,
    databaseReadUrl: readUrl,
  }: Config,
  logger: Logger,
  prepared: PreparedDatabase,
): Pools & { replica: ReplicaFigures | null; close(): Promise<void> } {
  const { pooler, readPooler } = prepared;
  const { isFenced, toRequests } = addressesOf(prepared);
  const connectionString = toRequests(prepared.connectionString);
  const primary = { size, logger, pooler, timeouts, isFenced };
  const prompt = { ...primary, timeouts: { ...timeouts, connectMs: timeouts.submitConnectMs } };
  const pool = createPool(connectionString, prompt);
  const primaryReads = createPool(connectionString, { ...primary, isPipelined: true });
  // Of its own: a read that fell back asks for rights by `primaryReads` while it holds its connection.
  const fallback = createPool(connectionString, { ...primary, isPipelined: true });
  const replica = readUrl ? createReplicaClass({ primary: primaryReads, fallback, logger }) : null;
  const reads =
    readUrl && replica
      ? createPool(toRequests(readUrl), {
          ...prompt,
          pooler: readPooler,
          isPipelined: true,
          Class: replica.Class,
        })
      : primaryReads;
  const healthPool = createPool(connectionString, { ...prompt, size: 1 });
  const queuePool = createPool(directUrl ?? prepared.connectionString, {
    size: QUEUE_CONNECTIONS,
    logger,
    timeouts,
    name: WORKER_NAME,
    Class: QueuePool,
  });
  // Connections of the replica fall back to others, so its pool is closed before theirs.
  const closed = new Set([healthPool, reads, fallback, primaryReads, queuePool, pool]);
  return {
    pool,
    reads,
    primaryReads,
    healthPool,
    queuePool,
    replica: replica?.figures ?? null,
    // A job that outlived its queue may hold a connection for as long as it runs.
    close: () =>
      stopAll([...closed].reverse().map((one) => async () => void (await within(CLOSE_MS, one.end())))),
  };
}
