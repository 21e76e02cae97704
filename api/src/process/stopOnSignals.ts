import cluster from 'node:cluster';

/** Signals that ask the platform to stop. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * Stops and ends this process when it is told to; exit code 1 where that fails, or when it is told twice. A web
 * process of several stops in the same way when the process that keeps it is gone.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    // A second signal means it: the database recovers by itself at the next start.
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
  for (const signal of worker ? (['SIGTERM'] as const) : SIGNALS) process.on(signal, onSignal);
  if (!worker) return;
  // A terminal tells the whole group; web processes of ours are told by the one that keeps them.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  // That one was killed. Unless this says that it was expected, Node ends the process before anybody hears of it.
  worker.exitedAfterDisconnect = true;
  process.on('disconnect', onSignal);
}
