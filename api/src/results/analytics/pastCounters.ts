import { LRUCache } from 'lru-cache';
import type { Read } from '../../platform/db/readTogether.ts';
import { idArray, sql, type Sql } from '../../platform/db/sql.ts';
import type { CountsByForm, LocalDay, UnpackedDay } from './countedDays.ts';

/** Cached sets of forms, for sets of average size; larger sets count as several. */
const MAX_SETS = 32;
const FORMS_OF_SET = 100;
/** Cached entries of each set: UTC days, local days, periods. */
const MAX_DAYS = 400;
const MAX_LOCAL_DAYS = 1_000;
const MAX_PERIODS = 30;

/** Cached counters of completed days of a set of forms. They rarely change; a version invalidates them. */
export interface PastCounters {
  /** The first UTC day that is not completed. */
  until: string;
  /** By UTC day; false = a day without any counts. */
  days: LRUCache<string, UnpackedDay | false>;
  /** By zone and completed date. */
  localDays: LRUCache<string, LocalDay>;
  /** Counts by form, for each period. */
  counts: LRUCache<string, CountsByForm>;
}

interface Kept extends PastCounters {
  version: string;
}

const kept = new LRUCache<string, Kept>({ maxSize: MAX_SETS });

/**
 * Finds the version of completed days. A day is completed when every transaction of that day has ended, so
 * yesterday is not. Each committed change of a completed day increases the sum of the versions.
 */
const findVersion = (formIds: string): Sql => sql`
  select coalesce(sum(version), 0)::text as version, ((now() at time zone 'UTC')::date - 1)::text as until
  from form_stats_versions where form_id = any(${formIds}::uuid[])`;

/**
 * Finds the cached counters of forms. The version is read first, so counters read afterwards are never older
 * (decision 070).
 * @param since the start of the caller's visibility; each start has a cache of its own.
 */
export async function findPastCounters(
  read: Read,
  { formIds, since }: { formIds: readonly string[]; since: Date | null },
): Promise<PastCounters> {
  const ids = idArray(formIds);
  const [row] = await read<{ version: string; until: string }>(findVersion(ids));
  const { version = '', until = '' } = row ?? {};
  const key = `${since?.getTime()} ${ids}`;
  const known = kept.get(key);
  // Midnight completes one more day; the cached days stay valid.
  if (known?.version === version) return { ...known, until };
  const fresh: Kept = {
    version,
    until,
    days: new LRUCache({ max: MAX_DAYS }),
    localDays: new LRUCache({ max: MAX_LOCAL_DAYS }),
    counts: new LRUCache({ max: MAX_PERIODS }),
  };
  kept.set(key, fresh, { size: Math.ceil((formIds.length + 1) / FORMS_OF_SET) });
  return fresh;
}
