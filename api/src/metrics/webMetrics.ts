import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { runningWorkers } from '../process/webProcesses.ts';
import type { MetricsText } from './startMetricsServer.ts';

/** How long a web process may take to tell its figures, in milliseconds; Prometheus waits for ten seconds. */
const ANSWER_MS = 2_000;

/** What the process that keeps the others sends to one that is to tell its figures. */
const QUESTION = 'inlay:metrics';

/** Tells this web process' figures to the process that keeps it, whenever that asks. */
export function answerMetrics(registry: Registry): void {
  process.on('message', (message) => {
    if (message !== QUESTION) return;
    void registry.getMetricsAsJSON().then((metrics) => process.send?.(metrics));
  });
}

/**
 * What the web processes of this one measure, as if they were one: what is counted is added up. Told are the
 * figures of those that answer; prom-client's own `clusterMetrics` tells nothing at all while one of them is just
 * starting or ending.
 * @throws when none answers
 */
export async function readWebMetrics(answerMs = ANSWER_MS): Promise<MetricsText> {
  const connected = runningWorkers().filter((worker) => worker.isConnected());
  const answers = await Promise.all(connected.map((worker) => ask(worker, answerMs)));
  const told = answers.flatMap((answer) => answer ?? []);
  if (told.length === 0) throw new Error('No web process tells its figures');
  const all = AggregatorRegistry.aggregate(told);
  return { text: await all.metrics(), type: all.contentType };
}

/** @returns what it tells, or null if it ends or takes too long. */
async function ask(worker: Worker, answerMs: number): Promise<object[] | null> {
  const signal = AbortSignal.timeout(answerMs);
  // Nothing else is sent by a web process.
  const answer = once(worker, 'message', { signal }).then(([metrics]) => [metrics as object]);
  const exit = once(worker, 'exit', { signal }).then(() => null);
  // Without a receiver of its own, the failure of a process that has just gone would end this one.
  worker.send(QUESTION, () => undefined);
  return Promise.race([answer, exit]).catch(() => null);
}
