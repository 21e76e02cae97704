import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { RefusedSubmissionsItem } from '../../platform/contract/index.ts';
import { RefusedSubmissions } from '../../platform/entities/refusedSubmissions.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { createDelayed } from '../../platform/process/delayed.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';

/** Time in which refusals gather before they are stored, in ms. */
const FLUSH_MS = 2_000;
/** Refused submissions that a process remembers, so that one sent again is counted once. */
const MAX_KNOWN = 20_000;
/** Sources of a form that are told apart; further ones count as one of them. */
const MAX_SOURCES = 500;
/** Digits of a source's hash that stand for it, in hexadecimal. */
const SOURCE_DIGITS = 7;

/** Locks in the order of ids, so that two processes never wait for each other. Ignores forms that are gone. */
const ADD = `
  insert into refused_submissions as r (form_id, account_id, count, sources, first_at, last_at)
  select f.id, f.account_id, a.count, a.sources::int[], now(), now()
  from unnest($1::uuid[], $2::int[], $3::text[]) as a(form_id, count, sources)
  join forms f on f.id = a.form_id and f.deleted_at is null
  order by f.id
  on conflict on constraint refused_submissions_pkey do update set count = r.count + excluded.count,
    sources = array(select distinct unnest(r.sources || excluded.sources) limit ${MAX_SOURCES}), last_at = excluded.last_at`;

/** A submission that was refused because its source had sent too many (D-90). */
interface Refusal {
  formId: string;
  sourceHash: string;
  idempotencyKey: string;
}

/** Counts such submissions for the owners of their forms, without a word of what was in them. */
export interface RefusalCounter {
  count(refusal: Refusal): void;
  /** Stores what was counted. */
  flush(): Promise<void>;
  /** Stores what was counted, and nothing afterwards. */
  stop(): Promise<void>;
}

/**
 * Creates the counter: one statement in some seconds, however many are refused. A killed process loses its last
 * seconds.
 */
export function createRefusalCounter({ pool, logger }: { pool: Pool; logger: Logger }): RefusalCounter {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  let waiting = new Map<string, { count: number; sources: Set<number> }>();
  let isStopped = false;

  const flush = createDelayed(async () => {
    const forms = [...waiting];
    waiting = new Map();
    if (forms.length === 0) return;
    await pool
      .query(ADD, [
        forms.map(([formId]) => formId),
        forms.map(([, { count }]) => count),
        forms.map(([, { sources }]) => `{${[...sources].join(',')}}`),
      ])
      .catch((error: unknown) => logger.warn({ err: error }, 'Refused submissions could not be counted'));
  }, FLUSH_MS);

  return {
    count({ formId, sourceHash, idempotencyKey }) {
      const name = `${formId} ${idempotencyKey}`;
      if (isStopped || known.has(name)) return;
      known.set(name, true);
      const form = waiting.get(formId) ?? { count: 0, sources: new Set() };
      waiting.set(formId, form);
      form.count++;
      if (form.sources.size < MAX_SOURCES) form.sources.add(parseInt(sourceHash.slice(0, SOURCE_DIGITS), 16));
      flush.request();
    },
    flush: flush.runNow,
    async stop() {
      isStopped = true;
      await flush.runNow();
    },
  };
}

/** Lists what was refused of forms since their owners were last told, by form, with the limits as they are now. */
export async function findRefused(
  em: EntityManager,
  formIds: readonly string[],
): Promise<Map<string, RefusedSubmissionsItem>> {
  const rows = await em.find(RefusedSubmissions, { formId: { $in: [...formIds] } });
  if (rows.length === 0) return new Map();
  const { submitLimitMinute, submitLimitHour } = await loadSettings(em);
  return new Map(
    rows.map(({ formId, count, sources, firstAt }) => [
      formId,
      {
        count,
        sources: sources.length,
        since: firstAt.toISOString(),
        perMinute: submitLimitMinute,
        perHour: submitLimitHour,
      },
    ]),
  );
}

/** Forgets what was refused of a form: its owner has seen it. */
export async function clearRefused(em: EntityManager, form: Form): Promise<void> {
  await em.nativeDelete(RefusedSubmissions, { formId: form.id, accountId: form.accountId });
}
