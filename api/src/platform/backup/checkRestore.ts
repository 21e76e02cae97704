import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { loadBinaries } from '../db/embedded/binaries.ts';
import { findServerAccount } from '../db/embedded/serverAccount.ts';
import { listMigrations } from '../db/migrationFiles.ts';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { choosePoint, type RestorePoint } from './choosePoint.ts';
import { readErasures } from './erasures.ts';
import { readManifest, readShipment, type BackupManifest, type BackupSummary } from './manifest.ts';
import type { Piece } from './pieces.ts';
import { openUnseal, type Unseal } from './seal.ts';
import type { StoredFile } from './storedFiles.ts';
import { placeOf } from './walFiles.ts';

/** Bytes of a segment of the log. */
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** Room for what a recovery itself writes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** What is restored, and where to. */
export interface RestoreOrder {
  store: BackupStore;
  passphrase: string | null;
  identity: string | null;
  /** The data folder that it becomes; a copy to look at lies beside it. */
  to: string;
  /** Null = as much as there is. */
  at: Date | null;
  signal: AbortSignal;
  say(text: string): void;
}

/** A backup that can be restored, as far as that can be known before. */
export interface CheckedRestore {
  point: RestorePoint;
  manifest: BackupManifest;
  unseal: Unseal;
  files: StoredFile[];
}

/** Finds everything that can be known to be wrong before a byte is written. @throws {BackupError} */
export async function checkRestore({
  store,
  passphrase,
  identity,
  at,
  to,
  say,
}: RestoreOrder): Promise<CheckedRestore> {
  const unseal = await openUnseal(store, { passphrase, identity });
  const point = await choosePoint(store, at);
  const { backup } = point;
  say(`Backup of ${backup.endedAt}, Inlay ${backup.inlay}, PostgreSQL ${backup.postgres}.`);
  await assertVersion(backup);
  const manifest = await readManifest(store, unseal, backup.id);
  await assertMigrations(manifest);
  const files = new Map(manifest.files.map((file) => [file.name, file]));
  for (const { key } of point.shipments)
    for (const file of await readShipment(store, unseal, key)) files.set(file.name, file);
  await assertPieces(store, [
    ...manifest.database.pieces,
    ...[...files.values()].flatMap(({ pieces }) => pieces),
  ]);
  await readErasures(store, unseal);
  await assertRoom(
    to,
    manifest,
    [...files.values()],
    placeOf(point.segment) - placeOf(backup.firstSegment) + 1,
  );
  return { point, manifest, unseal, files: [...files.values()] };
}

async function assertVersion({ postgres, inlay }: BackupSummary): Promise<void> {
  const { version } = await loadBinaries(await findServerAccount());
  if (version.split('.')[0] === postgres.split('.')[0]) return;
  throw new BackupError(
    'other_version',
    `The backup is of PostgreSQL ${postgres}, this is ${version}: restore with Inlay ${inlay}.`,
  );
}

async function assertMigrations({ migrations }: BackupManifest): Promise<void> {
  const known = new Set(await listMigrations());
  const foreign = migrations.filter((name) => !known.has(name));
  if (foreign.length === 0) return;
  throw new BackupError(
    'other_version',
    `The backup is of a newer version of Inlay, which has ${foreign.at(-1)}.`,
  );
}

async function assertPieces(store: BackupStore, pieces: readonly Piece[]): Promise<void> {
  const sizes = new Map<string, number>();
  for (const folder of ['backups', 'files'])
    for await (const { key, size } of store.list(folder)) sizes.set(key, size);
  for (const { key, size } of pieces) {
    if (sizes.get(key) === size) continue;
    const fault = sizes.has(key) ? 'has another size than it was written with' : 'is missing';
    throw new BackupError('archive_cut', `${key} in ${store.name} ${fault}.`);
  }
}

async function assertRoom(
  to: string,
  { database }: BackupManifest,
  files: readonly StoredFile[],
  segments: number,
): Promise<void> {
  const needed =
    files.reduce((sum, { bytes }) => sum + bytes, database.bytes) +
    2 * segments * SEGMENT_BYTES +
    SPARE_BYTES;
  const { bavail, bsize } = await statfs(await existingAbove(to));
  if (bavail * bsize >= needed) return;
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;
  throw new BackupError(
    'disk_full',
    `Beside ${to} there are ${inMb(bavail * bsize)} free, and ${inMb(needed)} are needed.`,
  );
}

async function existingAbove(path: string): Promise<string> {
  const parent = dirname(path);
  return (await stat(parent).catch(() => null)) ? parent : existingAbove(parent);
}
