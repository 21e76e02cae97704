import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../platform/http/appContext.ts';

/** Longest wait for the end of some work, in seconds: shorter than the time-outs of proxies. */
const MAX_WAIT_SECONDS = 25;
/** Time between two looks at it, in ms. */
const LOOK_MS = 250;

/** Reads `Prefer: wait=N` (RFC 7240), in seconds; 0 without it. */
function readWait(ctx: AppContext): number {
  const [, seconds = '0'] = /(?:^|[,;\s])wait=(\d{1,5})(?:$|[,;\s])/i.exec(ctx.get('Prefer')) ?? [];
  return Math.min(Number(seconds), MAX_WAIT_SECONDS);
}

/**
 * Waits for work to end, as long as its caller prefers to.
 * @param look reads the work anew.
 * @returns the work as it is then.
 */
export async function waitFor<Work>(
  ctx: AppContext,
  work: Work,
  { look, hasEnded }: { look: () => Promise<Work>; hasEnded: (work: Work) => boolean },
): Promise<Work> {
  const seconds = readWait(ctx);
  if (seconds === 0) return work;
  ctx.set('Preference-Applied', `wait=${seconds}`);
  const until = performance.now() + seconds * 1_000;
  let now = work;
  while (!hasEnded(now) && performance.now() < until && !ctx.req.socket.destroyed) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await sleep(Math.min(LOOK_MS, Math.max(0, until - performance.now())));
    // oxlint-disable-next-line no-await-in-loop -- the same
    now = await look();
  }
  return now;
}
