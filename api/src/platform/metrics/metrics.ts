import cluster from 'node:cluster';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, type Aggregator } from 'prom-client';
import type { Pool } from 'pg';
import type { GroupReport } from '../db/groupCommit.ts';
import type { ReplicaFigures } from '../db/servers/replicaPool.ts';
import { JOBS } from '../db/graphileTables.ts';
import type { MetricsText } from './startMetricsServer.ts';
import { answerMetrics } from './webMetrics.ts';

/** Buckets for rows of one transaction. */
const GROUP_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** Buckets for seconds of one transaction. */
const COMMIT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Age of the oldest job that could run, in seconds; scheduled jobs are not late. */
const JOB_LAG = `
  select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds, count(*)::int as jobs
  from ${JOBS} where locked_at is null and run_at <= now() and attempts < max_attempts`;

/** Metrics of this process, for Prometheus. */
export interface Metrics {
  /** Counts one transaction of submissions. */
  onGroup(report: GroupReport): void;
  read(): Promise<MetricsText>;
}

/** What the metrics are read from, on each scrape. */
interface MetricsSources {
  pools: Readonly<Record<string, Pool>>;
  /** Null without a read replica. */
  replica: ReplicaFigures | null;
  queued(): number;
  delayMs(): number;
}

/** Creates the metrics; only groups are counted between two scrapes. */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  // One of several web processes sends its metrics to its parent.
  if (cluster.isWorker) answerMetrics(registry);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addGauges(registers, sources);
  const onGroup = createGroupMetrics(registers);
  const readReplica = createReplicaMetrics(registers, sources);
  const readQueue = createQueueMetrics(registers, sources);
  return {
    onGroup,
    async read() {
      await readQueue();
      await readReplica();
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}

/** Adds a gauge that is read on each scrape. @param aggregator how the web processes' values become one. */
const addGauge = (
  registers: Registry[],
  { name, help, read, aggregator = 'sum' }: GaugeOptions & { read(): number },
): Gauge =>
  new Gauge({
    name,
    help,
    registers,
    aggregator,
    collect() {
      this.set(read());
    },
  });

interface GaugeOptions {
  name: string;
  help: string;
  aggregator?: Aggregator;
}

function addGauges(registers: Registry[], { queued, delayMs, pools }: MetricsSources): void {
  addGauge(registers, {
    name: 'inlay_submissions_waiting',
    help: 'Submissions that wait for their transaction',
    read: queued,
  });
  addGauge(registers, {
    name: 'inlay_event_loop_delay_seconds',
    help: 'How late the event loop ran of late',
    read: () => delayMs() / 1e3,
    aggregator: 'max',
  });
  for (const [pool, { read, help }] of Object.entries(pools).flatMap(poolGauges))
    addGauge(registers, { name: `inlay_pool_${pool}`, help, read });
}

const poolGauges = ([name, pool]: [string, Pool]) =>
  [
    [`${name}_connections`, { help: 'Open connections', read: () => pool.totalCount }],
    [`${name}_idle`, { help: 'Connections with nothing to do', read: () => pool.idleCount }],
    [`${name}_waiting`, { help: 'Callers that wait for a connection', read: () => pool.waitingCount }],
  ] as const;

/** @returns what counts a transaction of submissions. */
function createGroupMetrics(registers: Registry[]): Metrics['onGroup'] {
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
  return ({ rows: count, ms, isCommitted }) => {
    if (!isCommitted) failed.inc();
    rows.observe(count);
    seconds.observe(ms / 1e3);
  };
}

/** @returns what reads the lag of the replica; nothing without one. */
function createReplicaMetrics(registers: Registry[], { replica }: MetricsSources): () => Promise<void> {
  if (!replica) return async () => undefined;
  addGauge(registers, {
    name: 'inlay_replica_fallbacks',
    help: 'Reads of the primary because the read replica was behind or away',
    read: () => replica.fallbacks,
  });
  const lag = new Gauge({
    name: 'inlay_replica_lag_bytes',
    help: 'Log that the read replica has not replayed yet',
    registers,
    aggregator: 'max',
  });
  return async () => {
    const bytes = await replica.findLag();
    if (typeof bytes === 'number') lag.set(bytes);
  };
}

/** @returns what reads the job queue. It is shared: the parent process alone reports it. */
function createQueueMetrics(registers: Registry[], { pools }: MetricsSources): () => Promise<void> {
  const reported = { registers: cluster.isWorker ? [] : registers };
  const lag = new Gauge({
    name: 'inlay_job_lag_seconds',
    help: 'Age of the oldest job that could run',
    ...reported,
  });
  const jobs = new Gauge({ name: 'inlay_jobs_waiting', help: 'Jobs that could run', ...reported });
  const [pool] = Object.values(pools);
  return async () => {
    // An unavailable database must not hide the other metrics.
    const found = await pool?.query<{ seconds: number; jobs: number }>(JOB_LAG).catch(() => null);
    if (!found?.rows[0]) return;
    lag.set(found.rows[0].seconds);
    jobs.set(found.rows[0].jobs);
  };
}
