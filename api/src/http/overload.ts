import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AppContext, Next } from './appContext.ts';
import { ProblemError } from './problemError.ts';

/** How late the event loop may run, in milliseconds, before new work is refused (E21). */
const MOST_DELAY_MS = 150;
/** With fewer requests under way it is the machine that is busy, and refusing them would not help. */
const LEAST_UNDER_WAY = 100;
/** Requests under way before more are refused unread: whoever comes later would wait for seconds. */
const MOST_UNDER_WAY = 2_000;
/** Submissions that may wait before more are refused unread. */
const MOST_WAITING = 4_000;
/** How often the delay is looked at, in milliseconds. */
const LOOK_MS = 250;
const RESOLUTION_MS = 10;

/** How busy this process is. */
export interface Overload {
  /** How late the event loop ran of late, in milliseconds. */
  delayMs(): number;
  isOverloaded(): boolean;
  /** Counts a request while it is worked on. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** @param waiting how many submissions wait to be stored */
export function watchOverload(waiting: () => number): Overload {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  let underWay = 0;
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, LOOK_MS);
  timer.unref();
  return {
    delayMs: () => delayMs,
    isOverloaded: () =>
      (delayMs > MOST_DELAY_MS && underWay >= LEAST_UNDER_WAY) ||
      underWay >= MOST_UNDER_WAY ||
      waiting() >= MOST_WAITING,
    async during(work) {
      underWay++;
      try {
        return await work();
      } finally {
        underWay--;
      }
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** Refuses new work at once, and cheaply, while there is more than can be done; health answers anyway. */
export function shedLoad(overload: Pick<Overload, 'isOverloaded' | 'during'>) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    if (!overload.isOverloaded() || ctx.path === '/healthz' || ctx.path === '/readyz') {
      await overload.during(next);
      return;
    }
    // A body that is not read ends the connection with the answer.
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') ctx.set('Connection', 'close');
    throw new ProblemError('service.unavailable', { headers: { 'Retry-After': '1' } });
  };
}
