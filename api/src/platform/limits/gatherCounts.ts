import { LRUCache } from 'lru-cache';

/** Most subjects whose counts are gathered. */
const MAX_SUBJECTS = 10_000;
/** Most times that are counted together, and the part of a limit that they may be. */
const MOST_TOGETHER = 10;
const PART = 1 / 60;
/** From this part of a limit on each time is counted at once. */
const CLOSE = 0.8;

/** What is left of a limit, as the database counts it. */
export interface Tally {
  used: number;
  /** Until the count begins anew, in ms. */
  msLeft: number;
}

/** What a process knows of one subject. */
interface Gathered {
  /** Times in the database, with those that are on their way there. */
  used: number;
  /** Times that are not. */
  kept: number;
  /** End of the window, in ms since the epoch. */
  until: number;
}

/**
 * Counts most times of a subject in this process, and several together in the database: a statement less for each.
 * Exact within a process; several may let pass the few more that each has kept (decision 841).
 * @param count counts so many times in the database.
 */
export function gatherCounts(count: (key: string, times: number) => Promise<Tally>) {
  const subjects = new LRUCache<string, Gathered>({ max: MAX_SUBJECTS });
  return async (key: string, points: number): Promise<Tally & { times: number }> => {
    const now = Date.now();
    const known = subjects.get(key);
    const one = known && known.until > now ? known : { used: 0, kept: 0, until: 0 };
    one.kept += 1;
    const isFew = one.kept < Math.min(MOST_TOGETHER, Math.floor(points * PART));
    const used = one.used + one.kept;
    if (one.until > 0 && isFew && used < points * CLOSE) return { used, msLeft: one.until - now, times: 0 };
    const times = one.kept;
    Object.assign(one, { used, kept: 0 });
    const tally = await count(key, times);
    subjects.set(key, Object.assign(one, { used: tally.used, until: Date.now() + tally.msLeft }));
    return { ...tally, times };
  };
}
