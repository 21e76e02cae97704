import { isDeepStrictEqual } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { utcDay } from '../calendar/days.ts';
import type { Config } from '../config/config.ts';
import { MAX_OPENED_PER_DAY } from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { sql } from '../db/sql.ts';
import type { AppContext } from '../http/appContext.ts';
import { requestSource } from '../http/requestSource.ts';
import type { Actor } from '../identity/actor.ts';
import { recordWhere } from './recordEvent.ts';

/** A submission that somebody has opened. */
interface OpenedSubmission {
  /** The account that owns it. */
  accountId: string;
  formId: string;
  submissionId: string;
}

/**
 * Records who has opened a submission: once for each person, key and day of UTC, and at most `MAX_OPENED_PER_DAY` of a
 * person a day, of which one more entry tells (TEAM-053). A failure is logged: reading goes on where nothing can be
 * written. Whoever the database does not confirm to be the caller has opened nothing.
 */
export async function recordOpened(
  { config, orm }: { config: Config; orm: MikroORM },
  { ctx, actor }: { ctx: AppContext; actor: Actor },
  { accountId, formId, submissionId }: OpenedSubmission,
): Promise<void> {
  const principal = await ctx.state.caller.identify();
  if (!principal || principal.kind === 'client' || !isDeepStrictEqual(principal.actor, actor)) return;
  const keyId = actor.key?.id ?? null;
  const event = {
    type: 'submission_opened',
    source: requestSource(ctx, config),
    userId: actor.id,
    accountId,
  } as const;
  const data = { formId, submissionId, ...(keyId && { keyId }) };
  try {
    await inTransaction(orm, (em) =>
      recordWhere(
        em,
        [
          { ...event, data },
          { ...event, data: { action: 'more_opened', ...(keyId && { keyId }) } },
        ],
        sql`cross join (
            select count(*) as entries,
              coalesce(bool_or(o.event_data ->> 'submissionId' = ${submissionId}
                and o.event_data ->> 'keyId' is not distinct from ${keyId}::text), false) as is_known
            from (
              select event_data from security_events
              where user_id = ${actor.id}::uuid and created_at >= ${`${utcDay(Date.now())}T00:00:00Z`}::timestamptz
                and event_type = 'submission_opened' and account_id = ${accountId}::uuid
              limit ${sql.lit(MAX_OPENED_PER_DAY + 1)}) o) today
          where not today.is_known and case when e."eventData" ->> 'submissionId' is null
            then today.entries = ${sql.lit(MAX_OPENED_PER_DAY)} else today.entries < ${sql.lit(MAX_OPENED_PER_DAY)} end`,
      ),
    );
  } catch (error) {
    ctx.state.logger.warn({ err: error }, 'An opened submission was not recorded');
  }
}
