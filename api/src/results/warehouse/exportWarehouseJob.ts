import { z } from 'zod';
import { nextDay } from '../../platform/calendar/days.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { loadSystemState, writeSystemState } from '../../platform/settings/systemState.ts';
import { exportDays, lastDay } from './exportDays.ts';
import type { WarehouseDeps } from './exportFormDay.ts';

/** The last day that the job has written whole. */
const STATE = 'warehouse_exported';
const stateSchema = z.object({ through: z.iso.date() });

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
  for await (const { day } of exportDays(deps, { from, to }, { format, again: false, signal })) {
    await inTransaction(deps.orm, (em) => writeSystemState(em, STATE, { through: day }));
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
