/** Requests of one source that run at the same time; more of them wait for each other. */
export const MOST_RUNNING = 64;
/**
 * What one source may hold at the same time, by kind. Requests: a school of 200 people whose browsers each ask for four
 * things at once. Streams: open dashboards of an office. Uploads: each lasts as long as its line is slow.
 */
export const MOST_HELD = { request: MOST_RUNNING + 800, stream: 400, upload: 100 } as const;
/** A source has no part in a crowd where it holds this many times less than the average source. */
const SMALL_SHARE = 8;

/** What a request is: streams and uploads last long and cost little, so that they are counted apart. */
export type RequestKind = keyof typeof MOST_HELD;

interface Held<Item> {
  kind: RequestKind;
  item: Item;
  state: 'waiting' | 'running' | 'ended';
}

interface Source<Item> {
  /** Those that have not started; of those that ended meanwhile some may still be in it. */
  waiting: Held<Item>[];
  running: number;
  held: Record<RequestKind, number>;
}

/**
 * Requests by source, which take turns: what one source sends waits behind its own and not in front of others
 * (decision 922). The source null stands for everything that is not bounded.
 */
export interface SourceQueue<Item> {
  /** Number of requests that wait. */
  readonly size: number;
  /** Whether one more would be beyond what a source may hold. */
  isBeyond(source: string | null, kind: RequestKind): boolean;
  /** Whether a source has hardly a part in what all sources hold. */
  isSmall(source: string | null): boolean;
  /** Adds a request to those of its source. @returns ends it, whether it has started or not; again does nothing */
  add(source: string | null, kind: RequestKind, item: Item): () => void;
  /** Whether `next` has one. */
  hasNext(): boolean;
  /** Starts a request of the source whose turn it is. */
  next(): Item | undefined;
}

/** Creates an empty queue. */
export function createSourceQueue<Item>(): SourceQueue<Item> {
  const sources = new Map<string | null, Source<Item>>();
  /** Sources of which a request may start, in the order of their turns. */
  const turns = new Set<string | null>();
  let [size, all] = [0, 0];

  const getSource = (key: string | null): Source<Item> => {
    const known = sources.get(key);
    if (known) return known;
    const added = { waiting: [], running: 0, held: { request: 0, stream: 0, upload: 0 } };
    sources.set(key, added);
    return added;
  };

  /** Gives a source a turn where one of its requests may start. */
  const takeTurns = (key: string | null, { waiting, running }: Source<Item>): void => {
    while (waiting[0]?.state === 'ended') waiting.shift();
    const [first] = waiting;
    if (first && (key === null || first.kind !== 'request' || running < MOST_RUNNING)) turns.add(key);
    else turns.delete(key);
  };

  const end = (key: string | null, source: Source<Item>, one: Held<Item>): void => {
    if (one.state === 'ended') return;
    if (one.state === 'waiting') size--;
    else if (one.kind === 'request') source.running--;
    one.state = 'ended';
    source.held[one.kind]--;
    all--;
    takeTurns(key, source);
    const { request, stream, upload } = source.held;
    if (request + stream + upload === 0) sources.delete(key);
  };

  return {
    get size() {
      return size;
    },
    isBeyond: (key, kind) => key !== null && (sources.get(key)?.held[kind] ?? 0) >= MOST_HELD[kind],
    isSmall(key) {
      const own = sources.get(key)?.held.request ?? 0;
      return sources.size > 0 && (own + 1) * SMALL_SHARE <= all / sources.size;
    },
    add(key, kind, item) {
      const source = getSource(key);
      const one: Held<Item> = { kind, item, state: 'waiting' };
      source.waiting.push(one);
      source.held[kind]++;
      size++;
      all++;
      takeTurns(key, source);
      return () => end(key, source, one);
    },
    hasNext: () => turns.size > 0,
    next() {
      const { value: key, done } = turns.values().next();
      const source = done ? undefined : sources.get(key);
      const one = source?.waiting.shift();
      if (!source || !one) return undefined;
      one.state = 'running';
      size--;
      if (one.kind === 'request') source.running++;
      // Behind the others.
      turns.delete(key!);
      takeTurns(key!, source);
      return one.item;
    },
  };
}
