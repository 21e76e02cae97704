import { isDatabaseUnavailable, isTransient } from './databaseErrors.ts';
import { findTraceparent, runAsSpan, type SpanOptions } from '../tracing/tracing.ts';
import { forPlatform } from '../process/rowPrincipal.ts';
import { createGroupQueue, type GroupQueueOptions, type Queued } from './groupQueue.ts';

/** One transaction that has ended. */
export interface GroupReport {
  rows: number;
  ms: number;
  isCommitted: boolean;
}

interface GroupCommitOptions<Item, Result> extends GroupQueueOptions<Item> {
  /** Commits all items, of several accounts, in one transaction, or none. @returns a result for each item, in their order. */
  commit(items: readonly Item[]): Promise<readonly Result[]>;
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

/**
 * Gathers items that arrive while a transaction is in flight into the next one. A single item waits for nothing; the
 * more arrive, the more of them share one flush to disk. A group that takes long, behind a lock or a slow disk, does
 * not hold up the next one (decision 080).
 *
 * A group that the database rejects is retried in halves, so that an invalid row fails alone. When the database is
 * unavailable, all queued items are rejected at once instead of timing out one by one; behind a lock, only those of
 * the same partitions.
 */
export function createGroupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  const { partitionOf, limits } = options;
  const queue = createGroupQueue(options);
  let [inFlight, latest] = [0, 0];
  let isGathering = false;
  let overtaking: NodeJS.Timeout | undefined;

  const commit = async (items: readonly Item[]): Promise<readonly Result[]> => {
    const started = performance.now();
    let isCommitted = false;
    try {
      const results = await forPlatform(() => options.commit(items));
      if (results.length !== items.length) throw new Error('A group has another number of results');
      isCommitted = true;
      return results;
    } finally {
      options.onGroup?.({ rows: items.length, ms: performance.now() - started, isCommitted });
    }
  };

  const settle = async (group: readonly Queued<Item, Result>[]): Promise<void> => {
    try {
      const items = group.map(({ item }) => item);
      const results = await runAsSpan('commit group', spanOf(group), () => commit(items));
      // The driver sends the next group's statement in the next tick, and promises are settled before that: to write these
      // answers first would leave the database without work.
      process.nextTick(() => {
        for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
      });
    } catch (error) {
      if (isTransient(error) || group.length === 1) {
        for (const one of group) one.reject(error);
        if (isDatabaseUnavailable(error)) queue.reject(error);
        else if (isTransient(error)) queue.reject(error, new Set(group.map(({ item }) => partitionOf(item))));
        return;
      }
      const middle = Math.ceil(group.length / 2);
      await settle(group.slice(0, middle));
      await settle(group.slice(middle));
    }
  };

  /** @param others the groups in flight besides the one to start */
  const mayStart = (others: number): boolean =>
    others === 0 || (others < limits.inFlight && performance.now() - latest >= limits.overtakeMs);

  const work = async (): Promise<void> => {
    inFlight++;
    for (
      let group = queue.takeGroup();
      group.length > 0;
      group = mayStart(inFlight - 1) ? queue.takeGroup() : []
    ) {
      latest = performance.now();
      await settle(group);
    }
    inFlight--;
    if (queue.count() > 0) wake();
  };

  /** Waits for the end of this turn of the event loop, which may add more items. */
  const gather = (): void => {
    if (isGathering) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      if (queue.count() > 0 && mayStart(inFlight)) void work();
    });
  };

  const wake = (): void => {
    if (mayStart(inFlight)) gather();
    else if (inFlight < limits.inFlight) {
      overtaking ??= setTimeout(() => {
        overtaking = undefined;
        if (queue.count() > 0) wake();
      }, limits.overtakeMs);
    }
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        const traceparent = findTraceparent();
        queue.enqueue({ item, since: performance.now(), traceparent, resolve, reject });
        wake();
      }),
    queued: queue.count,
  };
}

/** A group belongs to several requests, so it is a trace of its own with links to theirs. */
const spanOf = (group: readonly Queued<unknown, never>[]): SpanOptions => ({
  parent: null,
  links: group.flatMap(({ traceparent }) => traceparent ?? []),
  attributes: { 'db.operation.batch.size': group.length },
});

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
