import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import type { CountedForm } from './counters.ts';
import { readCounters, type DaySpan } from './readCounters.ts';
import { Tally } from './tally.ts';

/** Bound of the kept counts, in buckets of some 100 bytes. */
const MOST_BUCKETS = 300_000;

interface Kept {
  version: string;
  tally: Tally;
}

/** Counters by form and days. Adding them up costs most of a summary, and they change once a minute at most. */
const kept = new LRUCache<string, Kept>({
  maxSize: MOST_BUCKETS,
  sizeCalculation: ({ tally }) => 1 + [...tally.questions.values()].reduce((sum, { size }) => sum + size, 0),
});

/**
 * Adds up the counters of some days, as the client's snapshot has them.
 * @param version names the counters of that snapshot: the same version stands for the same counters.
 */
export async function readTally(
  client: PoolClient,
  form: CountedForm,
  days: DaySpan,
  version: string,
): Promise<Tally> {
  const key = [form.id, days.from, days.until].join();
  const known = kept.get(key);
  if (known?.version === version) return Tally.over(known.tally);
  const tally = new Tally();
  for (const { question, counts } of await readCounters(client, form, days))
    tally.addCounts(question, counts);
  kept.set(key, { version, tally });
  return Tally.over(tally);
}
