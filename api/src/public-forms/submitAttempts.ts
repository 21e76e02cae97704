import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { SUBMIT_LIMITS, TEXTS, type Language } from '@inlay/sdk/model';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import type { PublicEvents } from './publicEvents.ts';

/** Seconds between two attempts that belong to one streak (EMBED-016). */
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** How often one key may be tried before it counts as another attempt: mending mistakes is no flood. */
const TRIES_OF_A_KEY = 10;
/** Keys that are remembered of a source; older ones count anew. */
const MAX_KEYS = 30;
/** Sources that are known to have to wait, at most. */
const MAX_BLOCKED = 20_000;

/** One visitor's wish to send one form. */
interface Attempt {
  /** The visitor's, for what a refused one is told. */
  language: Language;
  formId: string;
  idempotencyKey: string;
  source: RequestSource;
}

/** Counts what each source sends to each form (D-11, D-90), in the database: the same on every node. */
export interface SubmitAttempts {
  /**
   * Counts an attempt unless it is blocked; a blocked one is not counted. A key sent again is the same
   * attempt.
   * @throws {ProblemError} `submission.too_many` with the ledger's text and Retry-After.
   */
  take(attempt: Attempt): Promise<void>;
}

const number = (key: string, fallback: number) =>
  `coalesce((select (value #>> '{}')::int from platform_settings where key = '${key}' and jsonb_typeof(value) = 'number'), ${fallback})`;

/**
 * One statement, so that parallel attempts queue on the row and none slips through. The settings are
 * read with it: what an administrator changes holds at once, on every node.
 */
const TAKE = `
  with settings as (
    select ${number('submitLimitMinute', SUBMIT_LIMITS.perMinute)} as per_minute,
      ${number('submitLimitHour', SUBMIT_LIMITS.perHour)} as per_hour,
      coalesce((select value <> 'false'::jsonb from platform_settings where key = 'serverRateLimits'), true) as is_on
  ), taken as (
    insert into submit_attempts as a (bucket, times, keys, streak, last_at)
    select $1, array[now()], array[$2::uuid], 1, now() from settings where is_on
    on conflict (bucket) do update set
      times = case when cardinality(array_positions(a.keys, $2::uuid)) between 1 and ${TRIES_OF_A_KEY - 1} then a.times
        else array(select t from unnest(a.times) t where t > now() - interval '${HOUR_SECONDS} s' order by t) || now() end,
      streak = case when cardinality(array_positions(a.keys, $2::uuid)) between 1 and ${TRIES_OF_A_KEY - 1} then a.streak
        when a.last_at > now() - interval '${MINUTE_SECONDS} s' then a.streak + 1 else 1 end,
      last_at = case when cardinality(array_positions(a.keys, $2::uuid)) between 1 and ${TRIES_OF_A_KEY - 1} then a.last_at
        else greatest(a.last_at, now()) end,
      keys = (a.keys || $2::uuid)[greatest(1, cardinality(a.keys) + 2 - ${MAX_KEYS}):]
    where cardinality(array_positions(a.keys, $2::uuid)) between 1 and ${TRIES_OF_A_KEY - 1}
      or (
        (a.last_at <= now() - interval '${MINUTE_SECONDS} s' or a.streak < (select per_minute from settings))
        and (select count(*) from unnest(a.times) t where t > now() - interval '${HOUR_SECONDS} s') < (select per_hour from settings)
      )
    returning 1
  )
  select not is_on or exists (select 1 from taken) as "isAllowed" from settings`;

/** How long the source has to wait by either rule, in seconds; at most 0 = not at all. */
const FIND_WAIT = `
  select a.keys,
    case when a.streak >= ${number('submitLimitMinute', SUBMIT_LIMITS.perMinute)}
      then ${MINUTE_SECONDS} - extract(epoch from now() - a.last_at) else 0 end::float8 as minute,
    coalesce(${HOUR_SECONDS} - extract(epoch from now() - a.times[cardinality(a.times) + 1 - ${number('submitLimitHour', SUBMIT_LIMITS.perHour)}]), 0)::float8 as hour
  from submit_attempts a where bucket = $1`;

interface Block {
  until: number;
  isHour: boolean;
  /** These were attempts before the block, and may be mended. */
  keys: ReadonlySet<string>;
}

export function createSubmitAttempts(deps: {
  pool: Pool;
  secret: string;
  events: PublicEvents;
}): SubmitAttempts {
  const { pool, secret, events } = deps;
  // Whoever has to wait is told so from memory: a flood costs the database one question.
  const blocked = new LRUCache<string, Block>({ max: MAX_BLOCKED });

  const refuse = ({ until, isHour }: Block, language: Language): ProblemError => {
    const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1_000));
    const texts = TEXTS[language];
    const message = isHour ? texts.waitAnHour : texts.waitAMinute;
    return new ProblemError('submission.too_many', { message, headers: { 'Retry-After': String(seconds) } });
  };

  return {
    async take({ formId, idempotencyKey, source, language }) {
      const bucket = createHmac('sha256', secret)
        .update(`submit:${formId}:${source.hash}`)
        .digest('base64url')
        .slice(0, 32);
      const known = blocked.get(bucket);
      if (known && known.until > Date.now() && !known.keys.has(idempotencyKey)) throw refuse(known, language);
      const { rows } = await pool.query<{ isAllowed: boolean }>(TAKE, [bucket, idempotencyKey]);
      if (rows[0]?.isAllowed) return;
      const block = await findBlock(pool, bucket);
      // Told once for each time it is passed, or a flood would fill the list.
      if (!known || known.until <= Date.now()) {
        const limit = block.isHour ? 'submissions in an hour' : 'submissions in a minute';
        events.record({ type: 'rate_limit_exceeded', source, formId, data: { limit } });
      }
      blocked.set(bucket, block, { ttl: block.until - Date.now() });
      throw refuse(block, language);
    },
  };
}

async function findBlock(pool: Pool, bucket: string): Promise<Block> {
  const { rows } = await pool.query<{ keys: string[]; minute: number; hour: number }>(FIND_WAIT, [bucket]);
  const { keys = [], minute = 0, hour = 0 } = rows[0] ?? {};
  const isHour = hour > minute;
  const seconds = Math.max(1, minute, hour);
  return { until: Date.now() + seconds * 1_000, isHour, keys: new Set(keys) };
}
