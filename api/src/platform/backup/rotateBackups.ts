import type { BackupsKept } from '../config/parseBackup.ts';
import type { BackupStore } from './backupStore.ts';
import { folderOf, listBackups, listShipments, type BackupSummary } from './manifest.ts';
import { isSegment, placeOf } from './walFiles.ts';

/** Chooses the backups that stay: the newest of each of the last days, weeks and months that have one. */
export function chooseKept(backups: readonly BackupSummary[], keep: BackupsKept): Set<BackupSummary> {
  const newestFirst = backups.toSorted((one, other) => (one.endedAt < other.endedAt ? 1 : -1));
  const kept = new Set(newestFirst.slice(0, 1));
  const spans: [number, (at: string) => string][] = [
    [keep.days, (at) => at.slice(0, 10)],
    [keep.weeks, weekOf],
    [keep.months, (at) => at.slice(0, 7)],
  ];
  for (const [count, spanOf] of spans) {
    const newest = new Map<string, BackupSummary>();
    for (const backup of newestFirst) {
      const span = spanOf(backup.endedAt);
      if (!newest.has(span)) newest.set(span, backup);
    }
    for (const backup of [...newest.values()].slice(0, count)) kept.add(backup);
  }
  return kept;
}

/** The Monday of a week. */
function weekOf(at: string): string {
  const day = new Date(`${at.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Removes the backups that rotation does not keep, what unfinished ones left, and what nobody needs any more: files of
 * removed backups, and the log outside the days to which any moment can be restored. Interrupted, it leaves too much.
 */
export async function rotateBackups(store: BackupStore, keep: BackupsKept): Promise<void> {
  const backups = await listBackups(store);
  const kept = chooseKept(backups, keep);
  const ids = new Set([...kept].map(({ id }) => id));
  for (const { id } of backups) {
    // First, so that a half-removed one is no backup.
    if (!ids.has(id)) await store.remove(`${folderOf(id)}/summary.json`);
  }
  await removeAll(store, 'backups', (key) => !ids.has(key.split('/')[1] ?? ''));
  await removeLog(store, [...kept], keep.days);
  const oldest = [...kept].reduce((first, { startedAt }) => (startedAt < first ? startedAt : first), '9');
  const used = new Set<string>();
  for (const id of ids)
    for (const key of (await store.read(`${folderOf(id)}/objects`))?.toString().split('\n') ?? [])
      used.add(key);
  // Younger ones may be of a moment between two backups.
  await removeAll(store, 'files', (key, at) => !used.has(key) && at.toISOString() < oldest);
}

async function removeLog(store: BackupStore, kept: readonly BackupSummary[], days: number): Promise<void> {
  const newest = kept
    .toSorted((one, other) => (one.endedAt < other.endedAt ? 1 : -1))
    .slice(0, Math.max(days, 1));
  const from = Math.min(...newest.map(({ firstSegment }) => placeOf(firstSegment)));
  const isNeeded = (segment: string): boolean =>
    placeOf(segment) >= from ||
    kept.some(
      (one) => placeOf(segment) >= placeOf(one.firstSegment) && placeOf(segment) <= placeOf(one.lastSegment),
    );
  await removeAll(store, 'wal', (key) => {
    const segment = key.split('/')[1] ?? '';
    return isSegment(segment) && !isNeeded(segment);
  });
  const useless = (await listShipments(store)).filter(({ segment }) => !isNeeded(segment));
  for (const { key } of useless) await store.remove(key);
}

async function removeAll(
  store: BackupStore,
  folder: string,
  isUseless: (key: string, at: Date) => boolean,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key, at } of store.list(folder)) if (isUseless(key, at)) keys.push(key);
  for (const key of keys) await store.remove(key);
}
