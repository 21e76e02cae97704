import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { listBackups, listShipments, type BackupSummary, type Shipment } from './manifest.ts';
import { findGap, placeOf } from './walFiles.ts';

/** The moment that a restore leads to, and what it needs of the store. */
export interface RestorePoint {
  backup: BackupSummary;
  /** What was shipped after it, up to the moment. */
  shipments: Shipment[];
  /** The last segment that is needed. */
  segment: string;
  /** Null = the end of what was shipped. */
  at: Date | null;
}

/**
 * Chooses the newest backup from which a moment can be reached.
 * @param at null = as much as there is.
 * @throws {BackupError} `nothing_there`, `time_outside`, or `archive_cut` where the log between has a gap.
 */
export async function choosePoint(store: BackupStore, at: Date | null): Promise<RestorePoint> {
  const backups = await listBackups(store);
  const [first] = backups;
  if (!first) throw new BackupError('nothing_there', `${store.name} holds no complete backup.`);
  const backup = at ? backups.findLast(({ endedAt }) => new Date(endedAt) <= at) : backups.at(-1);
  if (!backup)
    throw new BackupError('time_outside', `The oldest backup is of ${first.endedAt}: ask for a later time.`);
  const later = (await listShipments(store)).filter(({ until }) => until >= backup.endedAt);
  const end = at ? later.findIndex(({ until }) => new Date(until) >= at) : later.length - 1;
  const last = later[end];
  if (!last) {
    const until = later.at(-1)?.until ?? backup.endedAt;
    throw new BackupError('time_outside', `The archive goes to ${until}: ask for an earlier time.`);
  }
  const point = { backup, shipments: later.slice(0, end + 1), segment: last.segment, at };
  await assertWhole(store, point);
  return point;
}

async function assertWhole(store: BackupStore, { backup, segment }: RestorePoint): Promise<void> {
  const segments: string[] = [];
  for await (const { key, size } of store.list('wal')) if (size > 0) segments.push(key.slice('wal/'.length));
  if (findGap(segments, placeOf(backup.firstSegment), placeOf(segment)) === null) return;
  throw new BackupError(
    'archive_cut',
    `${store.name} lacks a segment of the log between ${backup.endedAt} and the time asked for.`,
  );
}
