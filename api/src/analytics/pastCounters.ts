import { LRUCache } from 'lru-cache';
import type { Read } from '../db/readAs.ts';
import { idArray, sql } from '../db/sql.ts';
import type { CountsByForm, LocalDay, UnpackedDay } from './countedDays.ts';

/** Kept sets of forms, where each has at most so many forms; larger ones take the room of several. */
const MAX_SETS = 32;
const FORMS_OF_SET = 100;
/** Kept of each set: UTC days, days of zones, periods. */
const MAX_DAYS = 400;
const MAX_LOCAL_DAYS = 1_000;
const MAX_PERIODS = 30;

/** Counters of days that are over, of some forms together: they hardly ever change, and who reads them hears of it. */
export interface PastCounters {
  /** The first UTC day that is not over. */
  until: string;
  /** By UTC day; false = nothing happened. */
  days: LRUCache<string, UnpackedDay | false>;
  /** By zone and date, of dates that are over. */
  localDays: LRUCache<string, LocalDay>;
  /** By form, by what was asked. */
  counts: LRUCache<string, CountsByForm>;
}

interface Kept extends PastCounters {
  version: string;
}

const kept = new LRUCache<string, Kept>({ maxSize: MAX_SETS });

/**
 * A day is over when every transaction that could count to it as to its own day has ended: yesterday is not.
 * Versions are added up; each committed change of a past day makes the sum larger.
 */
const FIND_VERSION = `
  select coalesce(sum(version), 0)::text as version, ((now() at time zone 'UTC')::date - 1)::text as until
  from form_stats_versions where form_id = any(?::uuid[])`;

/**
 * What is kept of forms, as new as the database: its version is read first, so what is read afterwards is
 * never older (decision 074).
 * @param since from when on the caller may look; of other moments other counters are kept.
 */
export async function findPastCounters(
  read: Read,
  { formIds, since }: { formIds: readonly string[]; since: Date | null },
): Promise<PastCounters> {
  const ids = idArray(formIds);
  const [row] = await read<{ version: string; until: string }>(sql(FIND_VERSION, ids));
  const { version = '', until = '' } = row ?? {};
  const key = `${since?.getTime()} ${ids}`;
  const known = kept.get(key);
  // At midnight one day more is over; the others stay what they were.
  if (known?.version === version) return { ...known, until };
  const fresh: Kept = {
    ...{ version, until },
    days: new LRUCache({ max: MAX_DAYS }),
    localDays: new LRUCache({ max: MAX_LOCAL_DAYS }),
    counts: new LRUCache({ max: MAX_PERIODS }),
  };
  kept.set(key, fresh, { size: Math.ceil((formIds.length + 1) / FORMS_OF_SET) });
  return fresh;
}
