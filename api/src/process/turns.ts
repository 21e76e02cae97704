/** Work was refused because too much waits already. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/** Runs work in turn, see `createTurns`. @throws {TooBusyError} */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a queue that runs so much work at once, lets so much wait in order of arrival, and refuses the rest. */
export function createTurns({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooBusyError('Too much waits already');
      // Whoever ends hands its place over, so nobody who comes then is first.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
