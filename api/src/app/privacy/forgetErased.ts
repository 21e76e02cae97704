import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { anyId, idArray, run, sql } from '../../platform/db/sql.ts';
import type { ExportFormat } from '../../platform/contract/index.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { exportFormDay, type WarehouseDeps } from '../../results/warehouse/exportFormDay.ts';
import { exportFile } from '../../submissions/exports/exportFile.ts';
import { allowErasingEvents, recordErasedEvents } from './erasedEvents.ts';
import { withoutErased } from './withoutErased.ts';

/** Rows of one pass. */
const BATCH = 500;

export interface ForgetDeps extends WarehouseDeps {
  config: Pick<Config, 'dataFolder' | 'warehouse'>;
}

/** A submission that was deleted for good. */
interface Erased {
  accountId: string;
  formId: string;
  id: string;
  day: string;
}

/** What was removed of some erased submissions. */
export interface Forgotten {
  events: number;
  exports: number;
  shared_results: number;
  warehouse: number;
}

const NOTHING: Forgotten = { events: 0, exports: 0, shared_results: 0, warehouse: 0 };

/**
 * Removes what erased submissions have left where no foreign key reaches: who sent them from the log of events, their
 * answers from frozen results, exports and warehouse files (PRIV-020). A row of `erased_remains` goes once all that is
 * done; done twice, it changes nothing.
 * @param only of one account; without it, of all.
 */
export async function forgetErased(
  deps: ForgetDeps,
  only: string | null = null,
  signal?: AbortSignal,
): Promise<Forgotten> {
  const sum = { ...NOTHING };
  for (;;) {
    signal?.throwIfAborted();
    const erased = await inTransaction(deps.orm, (em) =>
      run<Erased>(
        em,
        sql`select account_id as "accountId", form_id as "formId", submission_id as id, day::text as day
          from erased_remains where ${only ? sql`account_id = ${only}` : sql`true`}
          order by account_id, submission_id limit ${sql.lit(BATCH)}`,
      ),
    );
    for (const [accountId, own] of Map.groupBy(erased, (one) => one.accountId)) {
      const done = await forgetOf(deps, accountId, own);
      for (const place of Object.keys(sum) as (keyof Forgotten)[]) sum[place] += done[place];
    }
    if (erased.length < BATCH) break;
  }
  return sum;
}

async function forgetOf(deps: ForgetDeps, accountId: string, erased: readonly Erased[]): Promise<Forgotten> {
  const { orm, config } = deps;
  const ids = erased.map(({ id }) => id);
  const formIds = [...new Set(erased.map(({ formId }) => formId))];
  const done = await inTransaction(orm, async (em) => {
    await allowErasingEvents(em);
    const events = await run<{ id: string }>(
      em,
      sql`update security_events set ip_address = null, user_agent = null, source_hash = null,
          event_data = event_data - 'submissionId'
        where event_type = 'successful_submission' and event_data ->> 'submissionId' = any(${ids}::text[]) returning id`,
    );
    await recordErasedEvents(em, accountId, events);
    const exports = await run<{ id: string; format: ExportFormat }>(
      em,
      sql`delete from exports where account_id = ${accountId} and form_ids ?| ${formIds}::text[] returning id, format`,
    );
    const links = await run<{ id: string; formId: string; frozenOn: string; picture: unknown }>(
      em,
      sql`select id, form_id as "formId", (frozen_at at time zone 'UTC')::date::text as "frozenOn", picture from shared_results where account_id = ${accountId} and form_id = ${anyId(formIds)}
          and frozen_at is not null for update`,
    );
    const isErased = new Set(ids);
    let changed = 0;
    for (const { id, formId, frozenOn, picture } of links) {
      if (!erased.some((one) => one.formId === formId && one.day <= frozenOn)) continue;
      const kept = withoutErased(picture, (answer) => isErased.has(answer.submissionId));
      if (!kept) continue;
      changed += 1;
      await run(
        em,
        sql`update shared_results set picture = ${JSON.stringify(kept)}::jsonb
          where account_id = ${accountId} and id = ${id}`,
      );
    }
    return { events: events.length, exports, shared_results: changed };
  });
  for (const one of done.exports) await rm(exportFile(config, one), { force: true });
  const warehouse = await writeDaysAgain(deps, erased);
  await inTransaction(orm, (em) =>
    run(
      em,
      sql`delete from erased_remains
        where account_id = ${accountId} and submission_id = any(${idArray(ids)}::uuid[])`,
    ),
  );
  return { ...done, exports: done.exports.length, warehouse };
}

/** Writes the files of the days again that had them; a form that is gone has none left. @returns their number. */
async function writeDaysAgain(deps: ForgetDeps, erased: readonly Erased[]): Promise<number> {
  const format = deps.config.warehouse;
  if (!format) return 0;
  let written = 0;
  for (const { accountId, formId, day } of new Map(
    erased.map((one) => [`${one.formId} ${one.day}`, one]),
  ).values()) {
    if (!(await deps.files.read(`warehouse/${day}/${accountId}/${formId}/manifest.json`))) continue;
    await exportFormDay(deps, { accountId, formId, day }, { format, again: true });
    written += 1;
  }
  return written;
}

export const forgetErasedJob = defineJob({
  name: 'forget_erased',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '*/5 * * * *' },
  key: () => [],
  run: (deps: ForgetDeps, _payload, { signal }) => forgetErased(deps, null, signal),
});
