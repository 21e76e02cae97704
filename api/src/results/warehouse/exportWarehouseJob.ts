import { z } from 'zod';
import { nextDay } from '../../platform/calendar/days.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { loadSystemState, writeSystemState } from '../../platform/settings/systemState.ts';
import { exportDays, lastDay } from './exportDays.ts';
import { exportFormDay, type WarehouseDeps, type WarehouseOptions } from './exportFormDay.ts';
import type { FormDay } from './readFormDay.ts';

/** The last day that the job has written whole. */
const STATE = 'warehouse_exported';
const stateSchema = z.object({
  through: z.iso.date(),
  /** Edits until then are in the days that were written. */
  editsUntil: z.iso.datetime().optional(),
});

/** Writes the days since the last run; the first run writes the last day alone. */
async function exportWarehouse(
  deps: WarehouseDeps & { config: Pick<Config, 'warehouse'> },
  signal: AbortSignal,
): Promise<void> {
  const format = deps.config.warehouse;
  if (!format) return;
  const state = stateSchema.safeParse(await inTransaction(deps.orm, (em) => loadSystemState(em, STATE)));
  const to = lastDay();
  const from = state.success ? nextDay(state.data.through) : to;
  const editsUntil = new Date().toISOString();
  if (state.success) {
    const { through, editsUntil: since = editsUntil } = state.data;
    await writeEditedDays(deps, { through, since }, { format, again: true }, signal);
    await inTransaction(deps.orm, (em) => writeSystemState(em, STATE, { through, editsUntil }));
  }
  for await (const { day } of exportDays(deps, { from, to }, { format, again: false, signal })) {
    await inTransaction(deps.orm, (em) => writeSystemState(em, STATE, { through: day, editsUntil }));
  }
}

/** An edit has the time at which its transaction began. */
const EDITED = `
  select distinct v.form_id as "formId", v.account_id as "accountId",
    (s.submitted_at at time zone 'UTC')::date::text as day
  from submission_versions v
  join form_submissions s on s.account_id = v.account_id and s.form_id = v.form_id and s.id = v.submission_id
  where v.changed_at >= $1::timestamptz - interval '5 minutes' and s.submitted_at < ($2::date + 1)::timestamp at time zone 'UTC'`;

/** Writes the days again that are written, and of which a submission was edited or withdrawn since. */
async function writeEditedDays(
  deps: WarehouseDeps,
  { through, since }: { through: string; since: string },
  options: WarehouseOptions,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await deps.pool.query<FormDay>(EDITED, [since, through]);
  for (const formDay of rows) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a day is made in memory
    await exportFormDay(deps, formDay, options);
  }
}

export const exportWarehouseJob = defineJob({
  name: 'export_warehouse',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '17 2 * * *', backfillMs: DAY_MS },
  key: () => [],
  run: (deps: WarehouseDeps & { config: Pick<Config, 'warehouse'> }, _payload, { signal }) =>
    exportWarehouse(deps, signal),
});
