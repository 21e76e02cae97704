import { QueueFullError } from '../process/turns.ts';

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
  /** Age of the latest group in flight from which another one starts beside it (ms); 0 = at once. */
  overtakeMs: number;
}

/** What a queue has to know of its items. */
export interface GroupQueueOptions<Item> {
  /** The partition of an item: partitions take turns, however many items one of them has. */
  partitionOf(item: Item): string;
  /** Whether a group holds items of one partition only. */
  isByPartition?: boolean;
  /** In characters. */
  sizeOf(item: Item): number;
  limits: GroupLimits;
}

/** An item that waits for its transaction. */
export interface Queued<Item, Result> {
  item: Item;
  since: number;
  /** Its request in the trace, if there is one. */
  traceparent: string | null;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Groups of so few are never halved: each costs the database a beginning. */
const LEAST_HALVED = 16;

/** Items that wait for their group; partitions take turns, however many items one of them has. */
export function createGroupQueue<Item, Result>(options: GroupQueueOptions<Item>) {
  const { partitionOf, sizeOf, limits } = options;
  /** Queued items by partition, in the order of turns. */
  const partitions = new Map<string, Queued<Item, Result>[]>();
  let [count, size] = [0, 0];
  /** Items of the latest group; none after a pause. */
  let taken = 0;

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

  /**
   * Takes half of a crowd: of those who wait, and of those who were answered last and are about to come again. Whoever is
   * answered during one group is in the one after the next, so groups of 50 and 14 would stay so, and the database and
   * this process would wait for each other in turns (decision 080).
   */
  const takeGroup = (): Queued<Item, Result>[] => {
    const half = Math.max(LEAST_HALVED, Math.ceil((count + taken) / 2));
    const most = taken === 0 ? limits.group : Math.min(limits.group, half);
    const group: Queued<Item, Result>[] = [];
    const oldest = performance.now() - limits.waitMs;
    let groupSize = 0;
    let [name] = partitions.keys();
    while (name !== undefined && group.length < most && groupSize < limits.groupSize) {
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
    taken = group.length;
    return group;
  };

  const reject = (error: unknown, names: Iterable<string> = partitions.keys()): void => {
    for (const name of Array.from(names)) {
      for (let one = takeFrom(name); one; one = takeFrom(name)) one.reject(error);
    }
  };

  return { enqueue, takeGroup, reject, count: () => count };
}
