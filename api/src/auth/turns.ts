import { QueueFullError } from '../db/groupQueue.ts';

/** Work of which only so much runs at once; the rest waits its turn. */
export interface Turns {
  /** @throws {QueueFullError} at once, when there is no room to wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Turns for `atOnce` pieces of work, and room for `waiting` more. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running++;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else throw new QueueFullError('Too much work waits already');
      try {
        return await work();
      } finally {
        // First in, first out.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
