import cluster from 'node:cluster';

/** Signals that stop the platform. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * Stops and ends this process on a signal, with exit code 1 when stopping fails or on a second signal. One of several
 * web processes also stops when its parent is gone.
 * @param starting what is stopped; a signal before it has started waits for that, so that nothing is left half started
 * @returns whether it is being stopped
 */
export function stopOnSignals(starting: Promise<{ stop(): Promise<void> }>): () => boolean {
  let stopping = false;
  const stop = async (): Promise<void> => (await starting).stop();
  const onSignal = (): void => {
    // A second signal forces the end: the database recovers at the next start.
    if (stopping) process.exit(1);
    stopping = true;
    print('Stopping…');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        print(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  const { worker } = cluster;
  const isStopping = (): boolean => stopping;
  for (const signal of worker ? (['SIGTERM'] as const) : SIGNALS) process.on(signal, onSignal);
  if (!worker) return isStopping;
  // A terminal signals the whole group; web processes are stopped by their parent.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // Without this flag Node ends the process when its parent is killed, before the listener runs.
  worker.exitedAfterDisconnect = true;
  process.on('disconnect', onSignal);
  return isStopping;
}
