import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../calendar/durations.ts';

/** Keys with a limit in memory, at most. */
const MAX_WATCHED = 10_000;

/**
 * Creates a limit per minute and key, for this process; returns whether an amount still fits, and counts it then.
 */
export function createMinuteBound(most: number): (key: string, amount: number) => boolean {
  const taken = new LRUCache<string, { amount: number }>({ max: MAX_WATCHED, ttl: MINUTE_MS });
  return (key, amount) => {
    const one = taken.get(key) ?? { amount: 0 };
    if (one.amount + amount > most) return false;
    if (one.amount === 0) taken.set(key, one);
    one.amount += amount;
    return true;
  };
}
