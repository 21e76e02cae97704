import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DAY_MS } from '../calendar/durations.ts';
import { loadSystemState, writeSystemState } from './systemState.ts';
import { loadSettings } from './platformSettings.ts';

/** Time after lowering the retention in which the previous value still protects the trash (D-117). */
const GRACE_MS = DAY_MS;

/** Stored beside the settings: nobody may change it, so it is not one of them. */
const LAST_RUN = 'trash_last_clean_up';

const lastRunSchema = z.object({ at: z.iso.datetime(), submissions: z.number(), forms: z.number() });

/** The last purge of the trash. */
export type LastCleanUp = z.infer<typeof lastRunSchema>;

const lowered = z.object({ at: z.iso.datetime(), from: z.number() });

/** The last lowering of the retention, and its previous value. */
const RETENTION_LOWERED = 'trash_retention_lowered';

/** Days that hold for the clean-up now: for 24 hours after a lowering still the longer time (D-117). */
export async function findSafeRetentionDays(em: EntityManager, now = Date.now()): Promise<number> {
  const { trashRetentionDays } = await loadSettings(em);
  const memory = lowered.safeParse(await loadSystemState(em, RETENTION_LOWERED));
  if (!memory.success || Date.parse(memory.data.at) + GRACE_MS <= now) return trashRetentionDays;
  return Math.max(memory.data.from, trashRetentionDays);
}

/** Stores that the retention was lowered, and its previous value, in the transaction of the change. */
export async function rememberLowering(em: EntityManager, before: number): Promise<void> {
  const from = Math.max(before, await findSafeRetentionDays(em));
  await writeSystemState(em, RETENTION_LOWERED, { at: new Date().toISOString(), from });
}

/** Null before the first one. */
export async function findLastCleanUp(em: EntityManager): Promise<LastCleanUp | null> {
  const result = lastRunSchema.safeParse(await loadSystemState(em, LAST_RUN));
  return result.success ? result.data : null;
}

/** Stores the result of the purge (D-157). */
export const rememberCleanUp = (em: EntityManager, run: LastCleanUp): Promise<void> =>
  writeSystemState(em, LAST_RUN, run);

/** Days until something is removed, rounded up, at least 0 (TRASH-016). */
export const daysLeft = (deletedAt: Date, retentionDays: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((deletedAt.getTime() + retentionDays * DAY_MS - now) / DAY_MS));
