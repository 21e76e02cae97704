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
 * @returns null for what is not there. When a question fails, so do those that wait behind it: with the
 *   database frozen nobody waits for two time-outs (E7).
 */
export function createCoalescedLookup<Value>(
  findMany: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: Round<Value> = new Map();
  let isAsking = false;

  const ask = async (): Promise<void> => {
    isAsking = true;
    // The rest of this turn of the event loop may bring more of them.
    await new Promise(setImmediate);
    const round = next;
    next = new Map();
    try {
      const found = await findMany([...round.keys()]);
      for (const [key, all] of round) for (const one of all) one.resolve(found.get(key) ?? null);
    } catch (error) {
      const failed = [...round.values(), ...next.values()].flat();
      next = new Map();
      for (const one of failed) one.reject(error);
    }
    isAsking = false;
    if (next.size > 0) void ask();
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const waiting = next.get(key);
      if (waiting) waiting.push({ resolve, reject });
      else next.set(key, [{ resolve, reject }]);
      if (!isAsking) void ask();
    });
}
