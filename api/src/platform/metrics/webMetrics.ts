import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { runningWorkers } from '../process/webProcesses.ts';
import type { MetricsText } from './startMetricsServer.ts';

/** Time for a web process to send its metrics, in ms; Prometheus waits for ten seconds. */
const ANSWER_MS = 2_000;

/** The message by which the parent asks a web process for its metrics. */
const QUESTION = 'inlay:metrics';

/** Sends this web process' metrics to its parent on request. */
export function answerMetrics(registry: Registry): void {
  process.on('message', (message) => {
    if (message !== QUESTION) return;
    void registry.getMetricsAsJSON().then((metrics) => process.send?.(metrics));
  });
}

/**
 * Aggregates the metrics of all web processes that answer. prom-client's own `clusterMetrics` fails while one of them
 * is starting or ending.
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

/** @returns its metrics, or null if it ends or takes too long. */
async function ask(worker: Worker, answerMs: number): Promise<object[] | null> {
  const signal = AbortSignal.timeout(answerMs);
  // A web process sends no other messages.
  const answer = once(worker, 'message', { signal }).then(([metrics]) => [metrics as object]);
  const exit = once(worker, 'exit', { signal }).then(() => null);
  // Without a callback, sending to a process that has just ended would end this one.
  worker.send(QUESTION, () => undefined);
  return Promise.race([answer, exit]).catch(() => null);
}
