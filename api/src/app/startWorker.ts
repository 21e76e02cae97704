import { purgeAtStart } from '../platform/cdn/purgeEdgeJob.ts';
import { runQueuesOnce, startQueues } from '../platform/jobs/startQueues.ts';
import { indexWhatArrives } from '../submissions/search/indexSubmissions.ts';
import type { AppDeps } from './appDeps.ts';
import { JOBS } from './jobs.ts';

/**
 * Runs every job until stopped; finishes running jobs first.
 *
 * @param options.restartMs back-off before a queue that ended unexpectedly is restarted.
 */
export async function startWorker(
  deps: AppDeps,
  options: { restartMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const queues = await startQueues(JOBS, deps, options);
  const stopIndexing = indexWhatArrives(deps);
  await purgeAtStart(deps);
  return {
    async stop() {
      stopIndexing();
      await queues.stop();
    },
  };
}

/** Runs the jobs that wait, and ends. */
export const runWaitingJobs = (deps: AppDeps): Promise<void> => runQueuesOnce(JOBS, deps);
