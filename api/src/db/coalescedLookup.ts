import { isDatabaseUnavailable } from './databaseErrors.ts';

interface Waiting<Value> {
  resolve(value: Value | null): void;
  reject(error: unknown): void;
}

type Round<Value> = Map<string, Waiting<Value>[]>;

/**
 * Looks single things up, many at once: whoever asks while a question to the database is under way
 * shares the next one. An answer is never older than its question, so what it says was true after the
 * request came, on every node; and however many ask, one question is under way at a time.
 *
 * @param findMany what is there of these keys
 * @returns null for what is not there. When a question fails, so do those that wait behind it. With the
 *   database away only one question at a time is waited for, until one is answered again: a crowd is told so
 *   at once, instead of waiting for the same time-out all together (E7).
 */
export function createCoalescedLookup<Value>(
  findMany: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: Round<Value> = new Map();
  let isAsking = false;
  /** That the database was away when it was last asked. */
  let away: unknown = null;

  const ask = async (): Promise<void> => {
    isAsking = true;
    // The rest of this turn of the event loop may bring more of them.
    await new Promise(setImmediate);
    const round = next;
    next = new Map();
    try {
      const found = await findMany([...round.keys()]);
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
