import cluster from 'node:cluster';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, type Aggregator } from 'prom-client';
import type { Pool } from 'pg';
import type { GroupReport } from '../db/groupCommit.ts';
import type { ReplicaFigures } from '../db/servers/replicaPool.ts';
import type { MetricsText } from './startMetricsServer.ts';
import { answerMetrics } from './webMetrics.ts';

/** Buckets for rows of one transaction. */
const GROUP_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** Buckets for seconds of one transaction. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Age of the oldest job that could run, in seconds; scheduled jobs are not late. */
const JOB_LAG = `
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds, count(*)::int as jobs
  from graphile_worker._private_jobs where locked_at is null and run_at <= now() and attempts < max_attempts`;

/** Metrics of this process, for Prometheus. */
export interface Metrics {
  /** Counts one transaction of submissions. */
  onGroup(report: GroupReport): void;
  read(): Promise<MetricsText>;
}

/** @param sources read on each scrape; only groups are counted in between. */
export function createMetrics(sources: {
  pools: Readonly<Record<string, Pool>>;
  /** Null without a read replica. */
  replica: ReplicaFigures | null;
  queued(): number;
  delayMs(): number;
}): Metrics {
  // One of several web processes sends its metrics to its parent.
  const registry = new Registry();
  if (cluster.isWorker) answerMetrics(registry);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const rows = new Histogram({
    name: 'inlay_group_rows',
    help: 'Submissions stored in one transaction',
    registers,
    buckets: GROUP_BUCKETS,
  });
  const seconds = new Histogram({
    name: 'inlay_group_seconds',
    help: 'Duration of one transaction of submissions',
    registers,
    buckets: COMMIT_BUCKETS,
  });
  const failed = new Counter({
    name: 'inlay_groups_failed_total',
    help: 'Transactions of submissions rolled back',
    registers,
  });
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum'): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(read());
      },
    });
  gauge('inlay_submissions_waiting', 'Submissions that wait for their transaction', sources.queued);
  gauge(
    'inlay_event_loop_delay_seconds',
    'How late the event loop ran of late',
    () => sources.delayMs() / 1e3,
    'max',
  );
  for (const [name, pool] of Object.entries(sources.pools)) {
    gauge(`inlay_pool_${name}_connections`, 'Open connections', () => pool.totalCount);
    gauge(`inlay_pool_${name}_idle`, 'Connections with nothing to do', () => pool.idleCount);
    gauge(`inlay_pool_${name}_waiting`, 'Callers that wait for a connection', () => pool.waitingCount);
  }
  const { replica } = sources;
  const replicaLag =
    replica &&
    new Gauge({
      name: 'inlay_replica_lag_bytes',
      help: 'Log that the read replica has not replayed yet',
      registers,
      aggregator: 'max',
    });
  if (replica) {
    gauge(
      'inlay_replica_fallbacks',
      'Reads of the primary because the read replica was behind or away',
      () => replica.fallbacks,
    );
  }
  // The queue is shared: the parent process alone reports it, on each scrape.
  const queue = { registers: cluster.isWorker ? [] : registers };
  const lag = new Gauge({
    name: 'inlay_job_lag_seconds',
    help: 'Age of the oldest job that could run',
    ...queue,
  });
  const jobs = new Gauge({ name: 'inlay_jobs_waiting', help: 'Jobs that could run', ...queue });
  const readQueue = async (): Promise<void> => {
    const [pool] = Object.values(sources.pools);
    // An unavailable database must not hide the other metrics.
    const found = await pool?.query<{ seconds: number; jobs: number }>(JOB_LAG).catch(() => null);
    if (!found?.rows[0]) return;
    lag.set(found.rows[0].seconds);
    jobs.set(found.rows[0].jobs);
  };

  return {
    onGroup({ rows: count, ms, isCommitted }) {
      if (!isCommitted) failed.inc();
      rows.observe(count);
      seconds.observe(ms / 1e3);
    },
    async read() {
      await readQueue();
      const lagBytes = await replica?.findLag();
      if (typeof lagBytes === 'number') replicaLag?.set(lagBytes);
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
