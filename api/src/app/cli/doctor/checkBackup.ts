import type pg from 'pg';
import { BACKUP_STATE_KEY, isBackupLate, parseBackupState } from '../../../platform/backup/backupState.ts';
import { waitingWal } from '../../../platform/backup/archiving.ts';
import type { Config } from '../../../platform/config/config.ts';
import { attention, ok, type Finding } from './finding.ts';

const NAME = 'Backup';
/** Bytes of the log that wait for the store when it has been away for a while. */
const MUCH_WAITING = 1024 ** 3;

/** Is there a backup that is as young as the schedule says? @param cluster the folder of an embedded database. */
export async function checkBackup(
  client: pg.ClientBase,
  { backup }: Config,
  { cluster, now }: { cluster: string | null; now: number },
): Promise<Finding> {
  if (!cluster)
    return ok(
      NAME,
      'is made by the tools of your own PostgreSQL (docs/backup.md); Inlay does not look at it.',
    );
  if (!backup.to) return attention(NAME, 'none is scheduled: set INLAY_BACKUP_TO (docs/backup.md).');
  const { rows } = await client.query<{ value: unknown }>(
    'select value from platform_settings where key = $1',
    [BACKUP_STATE_KEY],
  );
  const state = parseBackupState(rows[0]?.value);
  const { last, failure } = state;
  const good = last ? `the last good one is of ${last.endedAt}` : 'there is none yet';
  if (failure) return attention(NAME, `failed at ${failure.at}: ${failure.reason} Meanwhile ${good}.`);
  if (isBackupLate(state, backup.minute, now))
    return attention(NAME, `${good}, which is older than the schedule allows: does a worker run?`);
  const waiting = await waitingWal(cluster);
  if (waiting > MUCH_WAITING)
    return attention(NAME, `${good}; ${Math.round(waiting / 1024 ** 2)} MB of changes wait to be shipped.`);
  if (!last?.isEncrypted)
    return attention(NAME, `${good}; it is not encrypted: set INLAY_BACKUP_PASSPHRASE.`);
  return ok(NAME, `${good}, in ${backup.to}.`);
}
