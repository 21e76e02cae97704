import type { ClientBase } from 'pg';
import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { BackupSummary } from './manifest.ts';

/** Key of what came of scheduled backups; it is stored beside the settings. */
export const BACKUP_STATE_KEY = 'backup_state';
/** Time (ms) after its hour until which a backup may still be under way. */
const GRACE_MS = 2 * HOUR_MS;
/** Time after which one that failed is tried again, in ms. */
const RETRY_MS = HOUR_MS;

const stateSchema = z.object({
  /** Where the schedule puts backups, and at which minute after midnight in UTC; null = there is none. */
  plan: z.object({ to: z.string(), minute: z.number() }).nullable().default(null),
  last: z
    .object({
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      bytes: z.number(),
      isEncrypted: z.boolean(),
    })
    .nullable(),
  /** The last failure; null since a backup went well. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Until when what was committed is in the store. */
  shippedUntil: z.iso.datetime().nullable(),
});
export type BackupState = z.output<typeof stateSchema>;

const NOTHING_YET: BackupState = { plan: null, last: null, failure: null, shippedUntil: null };

/** Reads what is stored; nothing before the first backup. */
export function parseBackupState(stored: unknown): BackupState {
  const state = stateSchema.safeParse(stored);
  return state.success ? state.data : NOTHING_YET;
}

export const backUpDone = (
  { startedAt, endedAt, bytes }: BackupSummary,
  isEncrypted: boolean,
): Partial<BackupState> => ({ last: { startedAt, endedAt, bytes, isEncrypted }, failure: null });

/** Changes a part of the state. @param client of the platform's database. */
export async function writeBackupState(client: ClientBase, changes: Partial<BackupState>): Promise<void> {
  await client.query(
    `insert into platform_settings (key, value, updated_at) values ($1, $2::jsonb || $3::jsonb, now())
     on conflict (key) do update set value = platform_settings.value || $3::jsonb, updated_at = now()`,
    [BACKUP_STATE_KEY, JSON.stringify(NOTHING_YET), JSON.stringify(changes)],
  );
}

/** The last time at which a backup was to begin. @param minute after midnight in UTC. */
export function lastSlot(minute: number, now: number): number {
  const slot = Math.floor(now / DAY_MS) * DAY_MS + minute * MINUTE_MS;
  return slot <= now ? slot : slot - DAY_MS;
}

/** Whether a backup is to be made now; one that failed is tried again after an hour. */
export function isBackupDue({ last, failure }: BackupState, minute: number, now: number): boolean {
  if (failure && now - Date.parse(failure.at) < RETRY_MS) return false;
  return !last || Date.parse(last.startedAt) < lastSlot(minute, now);
}

/** Whether the last good backup is older than the schedule allows. */
export const isBackupLate = ({ last }: BackupState, minute: number, now: number): boolean =>
  !last || Date.parse(last.startedAt) < lastSlot(minute, now - GRACE_MS);
