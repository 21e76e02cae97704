import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { readSystemState, writeSystemState } from '../settings/systemState.ts';
import { readSettings } from '../settings/platformSettings.ts';

const DAY_MS = 86_400_000;
/** How long after lowering the retention nothing is removed that the setting before kept (D-117). */
const GRACE_MS = DAY_MS;

/** Kept beside the settings: not to be changed by anybody, and so not one of them. */
const LAST_RUN = 'trash_last_clean_up';

const lastRunSchema = z.object({ at: z.iso.datetime(), submissions: z.number(), forms: z.number() });

/** The last time the trash was emptied of what was past its retention. */
export type LastCleanUp = z.infer<typeof lastRunSchema>;

const lowered = z.object({ at: z.iso.datetime(), from: z.number() });

/** What the last lowering was, and from which value. */
const RETENTION_LOWERED = 'trash_retention_lowered';

/** Days that hold for the clean-up now: for 24 hours after a lowering still the longer time (D-117). */
export async function findSafeRetentionDays(em: EntityManager, now = Date.now()): Promise<number> {
  const { trashRetentionDays } = await readSettings(em);
  const memory = lowered.safeParse(await readSystemState(em, RETENTION_LOWERED));
  if (!memory.success || Date.parse(memory.data.at) + GRACE_MS <= now) return trashRetentionDays;
  return Math.max(memory.data.from, trashRetentionDays);
}

/** Remembers that the retention was lowered, and what it was. Called with the change. */
export async function rememberLowering(em: EntityManager, before: number): Promise<void> {
  const from = Math.max(before, await findSafeRetentionDays(em));
  await writeSystemState(em, RETENTION_LOWERED, { at: new Date().toISOString(), from });
}

/** Null before the first one. */
export async function findLastCleanUp(em: EntityManager): Promise<LastCleanUp | null> {
  const result = lastRunSchema.safeParse(await readSystemState(em, LAST_RUN));
  return result.success ? result.data : null;
}

/** Remembers how the clean-up went (D-157). */
export const rememberCleanUp = (em: EntityManager, run: LastCleanUp): Promise<void> =>
  writeSystemState(em, LAST_RUN, run);

/** Days until something is removed, rounded up, at least 0 (TRASH-016). */
export const daysLeft = (deletedAt: Date, retentionDays: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((deletedAt.getTime() + retentionDays * DAY_MS - now) / DAY_MS));
