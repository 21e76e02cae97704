import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { SUBMIT_LIMITS } from '@inlay/sdk/model';
import { createGroupCommit, withoutRepeats } from '../../../platform/db/groupCommit.ts';
import type { GroupLimits } from '../../../platform/db/groupQueue.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { createKeyedHash } from '../../../platform/secrets/keyedHash.ts';
import type { PublicEvents } from '../publicEvents.ts';

/** Seconds between two attempts that belong to one streak (EMBED-016). */
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** Tries of one key that count as one attempt: a visitor may correct mistakes. */
const TRIES_OF_A_KEY = 10;
/** Keys remembered for each source; older keys count as new attempts. */
const MAX_KEYS = 30;
/** Blocked sources kept in memory, at most. */
const MAX_BLOCKED = 20_000;
/** Length of a bucket's name: 192 bits in base64. */
const BUCKET_LENGTH = 32;
/** Limits of the groups in which attempts are counted. */
const GROUP_LIMITS: GroupLimits = {
  group: 256,
  groupSize: Infinity,
  queued: 8_000,
  queuedSize: Infinity,
  waitMs: 1_000,
  inFlight: 1,
  overtakeMs: 0,
};

/** One attempt to submit a form. */
export interface Attempt {
  formId: string;
  idempotencyKey: string;
  source: RequestSource;
}

/** The time a source must wait, and the rule that says so. */
export interface SubmitWait {
  /** End of the wait, in ms since the epoch. */
  until: number;
  isHour: boolean;
}

/** Counts attempts for each source and form (D-11, D-90) in the database, so that all nodes agree. */
export interface SubmitAttempts {
  /**
   * Counts an attempt unless its source is blocked. A key sent again is the same attempt.
   * @returns null when it is counted, else the wait of its source.
   */
  take(attempt: Attempt): Promise<SubmitWait | null>;
  /** Returns the bucket in which storing counts the attempt; null while its source is known to be blocked. */
  findOpenBucket(attempt: Attempt): string | null;
}

const IS_REPEATED = `cardinality(array_positions(a.keys, excluded.keys[1])) between 1 and ${TRIES_OF_A_KEY - 1}`;

const number = (key: string, fallback: number) =>
  `coalesce(max((value #>> '{}')::int) filter (where key = '${key}' and jsonb_typeof(value) = 'number'), ${fallback})`;

/** The SQL of the limits. Read by each statement that counts: a change holds at once, on every node. */
export const ATTEMPT_LIMITS = `
  select ${number('submitLimitMinute', SUBMIT_LIMITS.perMinute)} as per_minute,
    ${number('submitLimitHour', SUBMIT_LIMITS.perHour)} as per_hour,
    coalesce(bool_and(value <> 'false'::jsonb) filter (where key = 'serverRateLimits'), true) as is_on
  from platform_settings where key in ('submitLimitMinute', 'submitLimitHour', 'serverRateLimits')`;

/**
 * Returns the SQL that counts attempts in the order of their buckets and returns the buckets of those that are not
 * blocked. Parallel attempts of a source queue on its row, so none is missed.
 * @param asked a relation with `bucket` and `key`; no bucket occurs twice. `limits` is a relation as well.
 */
export const countAttempts = (asked: string): string => `
  insert into submit_attempts as a (bucket, times, keys, streak, last_at)
  select asked.bucket, array[now()], array[asked.key], 1, now()
  from ${asked} asked, limits where is_on
  order by asked.bucket
  on conflict (bucket) do update set
    times = case when ${IS_REPEATED} then a.times
      else array(select t from unnest(a.times) t where t > now() - interval '${HOUR_SECONDS} s' order by t) || now() end,
    streak = case when ${IS_REPEATED} then a.streak
      when a.last_at > now() - interval '${MINUTE_SECONDS} s' then a.streak + 1 else 1 end,
    last_at = case when ${IS_REPEATED} then a.last_at else greatest(a.last_at, now()) end,
    keys = (a.keys || excluded.keys)[greatest(1, cardinality(a.keys) + 2 - ${MAX_KEYS}):]
  where ${IS_REPEATED}
    or (
      (a.last_at <= now() - interval '${MINUTE_SECONDS} s' or a.streak < (select per_minute from limits))
      and (select count(*) from unnest(a.times) t where t > now() - interval '${HOUR_SECONDS} s') < (select per_hour from limits)
    )
  returning bucket`;

const TAKE = `
  with limits as materialized (${ATTEMPT_LIMITS}
  ), taken as (${countAttempts('(select * from unnest($1::text[], $2::uuid[]) asked (bucket, key))')}
  )
  select (select is_on from limits) as "isOn", (select coalesce(array_agg(bucket), '{}') from taken) as buckets`;

/** The wait of a source by either rule, in seconds; 0 or less = none. */
const FIND_WAIT = `
  with limits as (${ATTEMPT_LIMITS})
  select a.keys,
    case when a.streak >= per_minute
      then ${MINUTE_SECONDS} - extract(epoch from now() - a.last_at) else 0 end::float8 as minute,
    coalesce(${HOUR_SECONDS} - extract(epoch from now() - a.times[cardinality(a.times) + 1 - per_hour]), 0)::float8 as hour
  from submit_attempts a, limits where bucket = $1`;

interface Block extends SubmitWait {
  /** Keys of attempts before the block; visitors may still correct those. */
  keys: ReadonlySet<string>;
}

/** An attempt as the database counts it. */
interface Try {
  bucket: string;
  key: string;
}

/** `again`: another attempt of this source is in the group and is counted first. */
type CountResult = 'taken' | 'refused' | 'again';

/** @param deps.secret hashes the sources in the database; the same on every node. */
export function createSubmitAttempts(deps: {
  pool: Pool;
  secret: string;
  events: PublicEvents;
}): SubmitAttempts {
  const { pool, secret, events } = deps;
  const keyedHash = createKeyedHash(secret);
  // Answers blocked sources from memory: a flood costs the database one try of each earlier key.
  const blocked = new LRUCache<string, Block>({ max: MAX_BLOCKED });
  const groups = createGroupCommit<Try, CountResult>({
    commit: (tries) => takeTogether(pool, tries),
    partitionOf: ({ bucket }) => bucket,
    sizeOf: () => 1,
    limits: GROUP_LIMITS,
  });

  const bucketOf = ({ formId, source }: Attempt): string =>
    keyedHash(`submit:${formId}:${source.hash}`, 'base64url').slice(0, BUCKET_LENGTH);
  const findKnown = (bucket: string): Block | undefined => {
    const known = blocked.get(bucket);
    return known && known.until > Date.now() ? known : undefined;
  };

  return {
    findOpenBucket(attempt) {
      const bucket = bucketOf(attempt);
      return findKnown(bucket) ? null : bucket;
    },
    async take(attempt) {
      const { formId, idempotencyKey, source } = attempt;
      const bucket = bucketOf(attempt);
      let result: CountResult = 'again';
      while (result === 'again') {
        const known = findKnown(bucket);
        if (known && !known.keys.has(idempotencyKey)) return known;
        result = await groups.add({ bucket, key: idempotencyKey });
      }
      if (result === 'taken') return null;
      const { keys, ...found } = await findBlock(pool, bucket);
      const known = findKnown(bucket);
      // From now on memory refuses a key that was refused once.
      const isOpen = (key: string) => key !== idempotencyKey && (known?.keys.has(key) ?? true);
      const block: Block = { ...found, keys: new Set([...keys].filter(isOpen)) };
      // One event for each block, so that a flood does not fill the log.
      if (!known) {
        const limit = block.isHour ? 'submissions in an hour' : 'submissions in a minute';
        events.record({ type: 'rate_limit_exceeded', source, formId, data: { limit } });
      }
      blocked.set(bucket, block, { ttl: block.until - Date.now() });
      return block;
    },
  };
}

async function takeTogether(pool: Pool, tries: readonly Try[]): Promise<CountResult[]> {
  const { first, repeats } = withoutRepeats(tries, ({ bucket }) => [bucket]);
  const { rows } = await pool.query<{ isOn: boolean; buckets: string[] }>({
    name: 'take_attempts',
    text: TAKE,
    values: [first.map(({ bucket }) => bucket), first.map(({ key }) => key)],
  });
  const { isOn = true, buckets = [] } = rows[0] ?? {};
  const taken = new Set(buckets);
  const again = new Set(repeats);
  return tries.map((one) => {
    if (!isOn) return 'taken';
    if (again.has(one)) return 'again';
    return taken.has(one.bucket) ? 'taken' : 'refused';
  });
}

async function findBlock(pool: Pool, bucket: string): Promise<Block> {
  const { rows } = await pool.query<{ keys: string[]; minute: number; hour: number }>(FIND_WAIT, [bucket]);
  const { keys = [], minute = 0, hour = 0 } = rows[0] ?? {};
  const isHour = hour > minute;
  const seconds = Math.max(1, minute, hour);
  return { until: Date.now() + seconds * 1_000, isHour, keys: new Set(keys) };
}
