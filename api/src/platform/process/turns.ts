/** Work was refused because too much waits already; at the HTTP edge this is `service.unavailable`. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';

  /** When another try is likely to find room. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 1) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface TurnLimits {
  atOnce: number;
  waiting: number;
  retryAfterSeconds?: number;
}

/** Runs work in turn, see `createTurns`. @throws {QueueFullError} at once, when there is no room to wait. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a queue that runs so much work at once, lets so much wait in order of arrival, and refuses the rest. */
export function createTurns({ atOnce, waiting: mostWaiting, retryAfterSeconds }: TurnLimits): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new QueueFullError('Too much waits already', retryAfterSeconds);
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
