import { isDatabaseUnavailable, isTransient } from './databaseErrors.ts';

/** The queue is full: the caller may retry in a moment. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Bounds of a group and of the queue; a size is the sum of `sizeOf`. */
export interface GroupLimits {
  group: number;
  groupSize: number;
  queued: number;
  queuedSize: number;
  /** Longest time in the queue (ms); older items are rejected. */
  waitMs: number;
  /** Groups in flight at once, each on its own connection. */
  inFlight: number;
}

/** One transaction that has ended. */
export interface GroupReport {
  rows: number;
  ms: number;
  isCommitted: boolean;
}

interface GroupCommitOptions<Item, Result> {
  /** Commits all items in one transaction, or none. @returns a result for each item, in their order. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
  /** The partition of an item: partitions take turns, however many items one of them has. */
  partitionOf(item: Item): string;
  /** Whether a group holds items of one partition only. */
  isByPartition?: boolean;
  /** In characters. */
  sizeOf(item: Item): number;
  limits: GroupLimits;
  onGroup?(report: GroupReport): void;
}

/** Items that share transactions. */
export interface GroupCommit<Item, Result> {
  /**
   * Resolves after the item's transaction has committed.
   * @throws {QueueFullError} at once when the queue is full, or after `waitMs`; else what `commit` throws for this
   *   item.
   */
  add(item: Item): Promise<Result>;
  /** Number of items whose transaction has not begun. */
  queued(): number;
}

interface Queued<Item, Result> {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Gathers items that arrive while a transaction is in flight into the next one. A single item waits for nothing; the
 * more arrive, the more of them share one flush to disk.
 *
 * A group that the database rejects is retried in halves, so that an invalid row fails alone. When the database is
 * unavailable, all queued items are rejected at once instead of timing out one by one; behind a lock, only those of
 * the same partitions.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const { partitionOf, sizeOf, limits } = options;
  /** Queued items by partition, in the order of turns. */
  const partitions = new Map<string, Queued<Item, Result>[]>();
  let [count, size, inFlight] = [0, 0, 0];
  let isGathering = false;

  const enqueue = (one: Queued<Item, Result>): void => {
    const name = partitionOf(one.item);
    const partition = partitions.get(name) ?? [];
    // One partition fills at most half of the queue.
    const isFull =
      count >= limits.queued || size >= limits.queuedSize || partition.length * 2 >= limits.queued;
    if (isFull) {
      one.reject(new QueueFullError('The queue of the database is full'));
      return;
    }
    partition.push(one);
    partitions.set(name, partition);
    count++;
    size += sizeOf(one.item);
  };

  const takeFrom = (name: string): Queued<Item, Result> | undefined => {
    const partition = partitions.get(name);
    const one = partition?.shift();
    if (!partition || !one) return undefined;
    // A partition that had its turn goes to the end.
    partitions.delete(name);
    if (partition.length > 0) partitions.set(name, partition);
    count--;
    size -= sizeOf(one.item);
    return one;
  };

  const takeGroup = (): Queued<Item, Result>[] => {
    const group: Queued<Item, Result>[] = [];
    const oldest = performance.now() - limits.waitMs;
    let groupSize = 0;
    let [name] = partitions.keys();
    while (name !== undefined && group.length < limits.group && groupSize < limits.groupSize) {
      const one = takeFrom(name);
      if (!one) break;
      if (one.since < oldest) {
        one.reject(new QueueFullError('An item was queued for too long'));
      } else {
        group.push(one);
        groupSize += sizeOf(one.item);
      }
      if (!options.isByPartition || group.length === 0) [name] = partitions.keys();
    }
    return group;
  };

  const rejectQueued = (names: Iterable<string>, error: unknown): void => {
    for (const name of Array.from(names)) {
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

  const settle = async (group: readonly Queued<Item, Result>[]): Promise<void> => {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
    } catch (error) {
      if (isTransient(error) || group.length === 1) {
        for (const one of group) one.reject(error);
        if (isDatabaseUnavailable(error)) rejectQueued(partitions.keys(), error);
        else if (isTransient(error)) rejectQueued(new Set(group.map(({ item }) => partitionOf(item))), error);
        return;
      }
      const middle = Math.ceil(group.length / 2);
      await settle(group.slice(0, middle));
      await settle(group.slice(middle));
    }
  };

  const work = async (): Promise<void> => {
    inFlight++;
    for (let group = takeGroup(); group.length > 0; group = takeGroup()) await settle(group);
    inFlight--;
  };

  /** Waits for the end of this turn of the event loop, which may add more items. */
  const wake = (): void => {
    if (isGathering || inFlight >= limits.inFlight) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      if (count > 0 && inFlight < limits.inFlight) void work();
    });
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        enqueue({ item, since: performance.now(), resolve, reject });
        wake();
      }),
    queued: () => count,
  };
}

/**
 * Separates items that repeat a key of an earlier one: a statement that writes two rows with one key cannot tell
 * which came first.
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
