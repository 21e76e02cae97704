import { isDatabaseUnavailable } from './databaseErrors.ts';
import { forPlatform } from '../process/rowPrincipal.ts';

interface Waiting<Value> {
  resolve(value: Value | null): void;
  reject(error: unknown): void;
}

type Round<Value> = Map<string, Waiting<Value>[]>;

/**
 * Coalesces look-ups of single keys: calls that arrive while a query is in flight share the next one. A result is
 * never older than its call, on every node, and at most one query is in flight. It is asked for several accounts at once,
 * so by the platform.
 *
 * @param findMany finds the values of several keys
 * @returns null for an unknown key. A failed query fails the calls queued behind it. While the database is
 *   unavailable one call at a time waits for it and all others fail at once, instead of timing out together (E7).
 */
export function createCoalescedLookup<Value>(
  findMany: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: Round<Value> = new Map();
  let isAsking = false;
  /** Error of the last query while the database is unavailable. */
  let away: unknown = null;

  const ask = async (): Promise<void> => {
    isAsking = true;
    // Waits for the end of this turn of the event loop, which may add more keys.
    await new Promise(setImmediate);
    const round = next;
    next = new Map();
    try {
      const found = await forPlatform(() => findMany([...round.keys()]));
      away = null;
      for (const [key, all] of round) for (const one of all) one.resolve(found.get(key) ?? null);
    } catch (error) {
      const failed = [...round.values(), ...next.values()].flat();
      next = new Map();
      away = isDatabaseUnavailable(error) ? error : null;
      for (const one of failed) one.reject(error);
    }
    isAsking = false;
    if (next.size > 0) void ask();
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (away && isAsking) {
        reject(away);
        return;
      }
      const waiting = next.get(key);
      if (waiting) waiting.push({ resolve, reject });
      else next.set(key, [{ resolve, reject }]);
      if (!isAsking) void ask();
    });
}
