import { LRUCache } from 'lru-cache';

/** How many of those who were refused are expected back in one second. */
const RETURNS_PER_SECOND = 500;
/** The longest time that anybody is sent away for, in seconds. */
const LONGEST_SECONDS = 10;
/** Sources whose time is remembered, at most. */
const MAX_SOURCES = 20_000;

/** When sources that were refused may come again (RFC 9110, section 10.2.3): one after the other, not all at once. */
export interface ReturnTimes {
  /** @returns after how many seconds this source may come again; while that lasts, the same time again. */
  assign(source: string): number;
  /** @returns how many milliseconds too early the source comes; 0 when it may come. */
  earlyMs(source: string): number;
}

/** @param now the clock, in milliseconds */
export function createReturnTimes(now: () => number = Date.now): ReturnTimes {
  const times = new LRUCache<string, number>({ max: MAX_SOURCES });
  let next = 0;
  const earlyMs = (source: string): number => Math.max(0, (times.get(source) ?? 0) - now());
  return {
    earlyMs,
    assign(source) {
      const early = earlyMs(source);
      if (early > 0) return Math.ceil(early / 1_000);
      const soonest = now() + 1_000;
      next = Math.min(Math.max(next, soonest), now() + LONGEST_SECONDS * 1_000);
      const seconds = Math.ceil((next - now()) / 1_000);
      next += 1_000 / RETURNS_PER_SECOND;
      times.set(source, now() + seconds * 1_000);
      return seconds;
    },
  };
}
