import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BACKUP_STATE_KEY,
  isBackupLate,
  lastSlot,
  parseBackupState,
} from '../../platform/backup/backupState.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import type { AdminBackup } from '../../platform/contract/index.ts';
import { loadSystemState } from '../../platform/settings/systemState.ts';

/** Presents what came of scheduled backups (BACKUP-011). */
export async function getBackup(em: EntityManager, now = Date.now()): Promise<AdminBackup> {
  const state = parseBackupState(await loadSystemState(em, BACKUP_STATE_KEY));
  const { plan, last, failure, shippedUntil } = state;
  return {
    to: plan?.to ?? null,
    nextAt: plan && new Date(lastSlot(plan.minute, now) + DAY_MS).toISOString(),
    isLate: plan !== null && isBackupLate(state, plan.minute, now),
    last: last && { endedAt: last.endedAt, bytes: last.bytes, isEncrypted: last.isEncrypted },
    failure,
    shippedUntil,
  };
}
