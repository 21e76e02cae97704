import { isDatabaseAway, isPassing } from './databaseAway.ts';

/** No room to wait: to be tried again in a moment. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** What a group may grow to and how much may wait; sizes are the sum of what `size` says. */
export interface GroupLimits {
  group: number;
  groupSize: number;
  waiting: number;
  waitingSize: number;
  /** Whoever has waited longer than this for his group, in milliseconds, is better told to come again. */
  waitMs: number;
  /** Groups under way at the same time, each on a connection of its own. */
  underWay: number;
}

/** One transaction that has ended. */
export interface GroupReport {
  rows: number;
  ms: number;
  isCommitted: boolean;
}

interface GroupCommitOptions<Item, Result> {
  /** Does all of it in one transaction, or nothing. @returns a result for each item, in their order. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** Whose turn an item takes: those who wait are served in turns, however much one of them sends. */
  laneOf(item: Item): string;
  /** Whether a group holds items of one lane only. */
  isByLane?: boolean;
  /** In characters. */
  sizeOf(item: Item): number;
  limits: GroupLimits;
  onGroup?(report: GroupReport): void;
}

/** Work that shares transactions. */
export interface GroupCommit<Item, Result> {
  /**
   * Resolves after the commit of the transaction that the item was in.
   * @throws {QueueFullError} at once when too much is waiting already, or after `waitMs`; else what `commit`
   *   throws for this very item.
   */
  add(item: Item): Promise<Result>;
  /** How many items wait for their transaction to begin. */
  waiting(): number;
}

interface Waiting<Item, Result> {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Items that come while a transaction is under way form the next one: alone an item waits for nobody, and
 * the busier it gets, the more of them share one flush to the disk.
 *
 * A group that the database refuses is done again in halves, so that a poison row fails alone. When the
 * database is away, whoever waits is told so at once instead of running into one time-out after the other;
 * behind a lock, those of the same lanes.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const { laneOf, sizeOf, limits } = options;
  /** In the order of their turns. */
  const lanes = new Map<string, Waiting<Item, Result>[]>();
  let [count, size, underWay] = [0, 0, 0];
  let isGathering = false;

  const enqueue = (one: Waiting<Item, Result>): void => {
    const name = laneOf(one.item);
    const lane = lanes.get(name) ?? [];
    // The last half of the room is for others than the one that fills it.
    const isFull = count >= limits.waiting || size >= limits.waitingSize || lane.length * 2 >= limits.waiting;
    if (isFull) {
      one.reject(new QueueFullError('Too much is waiting to be stored'));
      return;
    }
    lane.push(one);
    lanes.set(name, lane);
    count++;
    size += sizeOf(one.item);
  };

  const takeFrom = (name: string): Waiting<Item, Result> | undefined => {
    const lane = lanes.get(name);
    const one = lane?.shift();
    if (!lane || !one) return undefined;
    // Whoever had a turn goes to the end.
    lanes.delete(name);
    if (lane.length > 0) lanes.set(name, lane);
    count--;
    size -= sizeOf(one.item);
    return one;
  };

  const takeGroup = (): Waiting<Item, Result>[] => {
    const group: Waiting<Item, Result>[] = [];
    const oldest = performance.now() - limits.waitMs;
    let groupSize = 0;
    let [name] = lanes.keys();
    while (name !== undefined && group.length < limits.group && groupSize < limits.groupSize) {
      const one = takeFrom(name);
      if (!one) break;
      if (one.since < oldest) {
        one.reject(new QueueFullError('It waited too long to be stored'));
      } else {
        group.push(one);
        groupSize += sizeOf(one.item);
      }
      if (!options.isByLane || group.length === 0) [name] = lanes.keys();
    }
    return group;
  };

  const rejectWaiting = (names: Iterable<string>, error: unknown): void => {
    for (const name of [...names]) {
      for (let one = takeFrom(name); one; one = takeFrom(name)) one.reject(error);
    }
  };

  const commit = async (items: readonly Item[]): Promise<readonly Result[]> => {
    const started = performance.now();
    let isCommitted = false;
    try {
      const results = await options.commit(items);
      if (results.length !== items.length) throw new Error('A group has another number of results');
      isCommitted = true;
      return results;
    } finally {
      options.onGroup?.({ rows: items.length, ms: performance.now() - started, isCommitted });
    }
  };

  const settle = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
    } catch (error) {
      if (isPassing(error) || group.length === 1) {
        for (const one of group) one.reject(error);
        if (isDatabaseAway(error)) rejectWaiting(lanes.keys(), error);
        else if (isPassing(error)) rejectWaiting(new Set(group.map(({ item }) => laneOf(item))), error);
        return;
      }
      const middle = Math.ceil(group.length / 2);
      await settle(group.slice(0, middle));
      await settle(group.slice(middle));
    }
  };

  const work = async (): Promise<void> => {
    underWay++;
    for (let group = takeGroup(); group.length > 0; group = takeGroup()) await settle(group);
    underWay--;
  };

  /** The rest of this turn of the event loop may bring more of them. */
  const wake = (): void => {
    if (isGathering || underWay >= limits.underWay) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      if (count > 0 && underWay < limits.underWay) void work();
    });
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        enqueue({ item, since: performance.now(), resolve, reject });
        wake();
      }),
    waiting: () => count,
  };
}

/**
 * Those that come first with their keys, and those that repeat one: a statement that writes two rows of one
 * key at once cannot tell which came first.
 */
export function withoutRepeats<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): { first: Item[]; repeats: Item[] } {
  const seen = new Set<string>();
  const [first, repeats]: [Item[], Item[]] = [[], []];
  for (const item of items) {
    const keys = keysOf(item);
    if (keys.some((key) => seen.has(key))) repeats.push(item);
    else first.push(item);
    for (const key of keys) seen.add(key);
  }
  return { first, repeats };
}
