import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import { createMinuteBound } from '../../platform/limits/minuteBound.ts';
import { createDelayed } from '../../platform/process/delayed.ts';
import { CHANNEL } from '../../platform/realtime/liveEvents.ts';
import { TELL_WEBSITES } from '../websitesEvent.ts';

/** Time in which sightings gather before they are stored, in ms. */
const FLUSH_MS = 500;
/** Pairs of a form and a website that were stored within a minute. */
const MAX_KNOWN = 10_000;
/** Websites of one form in a minute: anybody can make up names. */
const MAX_PER_MINUTE = 20;
/** Most sightings of one flush, from all forms. */
const MAX_WAITING = 500;
/** Websites of a form that are kept; the least recent are forgotten. */
const MAX_WEBSITES = 20;

/** Minutes within which a website that was seen is no news: nobody waits for it. */
const QUIET_MINUTES = 5;

/** Ignores forms that are gone, which are locked against deletion meanwhile. */
const STORE = `
  with live as (
    select id, account_id from (
      select id, account_id, deleted_at from forms where id = any($2) order by id for key share) locked
    where deleted_at is null
  ), recent as (
    select form_id, website from form_websites
    where form_id = any($2) and seen_at > now() - interval '${QUIET_MINUTES} minutes'
  ), stored as (
    insert into form_websites as w (form_id, website, account_id, seen_at)
    select l.id, i.website, l.account_id, now()
    from unnest($2::uuid[], $3::text[]) as i(form_id, website) join live l on l.id = i.form_id
    order by 1, 2
    on conflict on constraint form_websites_pkey do update set seen_at = excluded.seen_at
    returning form_id, website, account_id
  ), told as (
    select distinct form_id, account_id from stored s
    where not exists (select 1 from recent r where r.form_id = s.form_id and r.website = s.website)
  ) ${TELL_WEBSITES}`;

const FORGET = `
  delete from form_websites w using (
    select form_id, website,
      row_number() over (partition by form_id order by greatest(chosen_at, seen_at) desc, website) as place
    from form_websites where form_id = any($1)
  ) ranked
  where w.form_id = ranked.form_id and w.website = ranked.website and ranked.place > ${MAX_WEBSITES}`;

/** Remembers on which websites browsers have shown a form (LINK-056). */
export interface Sightings {
  record(sighting: { formId: string; website: string }): void;
  /** Stores what was recorded. */
  flush(): Promise<void>;
  /** Stores what was recorded, and nothing afterwards. */
  stop(): Promise<void>;
}

/**
 * Creates it: visitors never wait for it, and a form with many of them costs one row a minute and website. A killed
 * process loses half a second.
 */
export function createSightings({ pool, logger }: { pool: Pool; logger: Logger }): Sightings {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: MINUTE_MS });
  const take = createMinuteBound(MAX_PER_MINUTE);
  let waiting = new Map<string, { formId: string; website: string }>();
  let isStopped = false;

  const flush = createDelayed(async () => {
    const sightings = [...waiting.values()];
    waiting = new Map();
    if (sightings.length === 0) return;
    const forms = sightings.map(({ formId }) => formId);
    try {
      await pool.query(STORE, [CHANNEL, forms, sightings.map(({ website }) => website)]);
      await pool.query(FORGET, [forms]);
    } catch (error) {
      known.clear();
      logger.warn({ err: error }, 'Websites that show forms could not be stored');
    }
  }, FLUSH_MS);

  return {
    record(sighting) {
      const name = `${sighting.formId} ${sighting.website}`;
      if (isStopped || known.has(name) || waiting.size >= MAX_WAITING) return;
      if (!take(sighting.formId, 1)) return;
      known.set(name, true);
      waiting.set(name, sighting);
      flush.request();
    },
    flush: flush.runNow,
    async stop() {
      isStopped = true;
      await flush.runNow();
    },
  };
}
