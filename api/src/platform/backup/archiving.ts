import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { setServer } from '../db/embedded/settleArchiving.ts';
import { BackupError } from './backupError.ts';

/** Why a server that was started before this version archives nothing. */
const RESTART = 'The database server runs without an archive: stop Inlay and start it again, once.';

/** The folder, in the database's, that the server copies its log to, whole segments at a time; shipping empties it. */
export const walFolder = (cluster: string): string => join(cluster, 'wal-archive');

/**
 * Has the server archive its log by its own module `basic_archive`, which writes each segment under another name,
 * flushes and renames it, and takes the same segment twice.
 *
 * @throws {BackupError} `archiving_off` for a server that was started without `archive_mode`.
 */
export async function startArchiving(client: ClientBase, cluster: string): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
  if (rows[0]?.mode !== 'on') throw new BackupError('archiving_off', RESTART);
  const folder = walFolder(cluster);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = await stat(cluster);
  if (process.getuid?.() === 0) await chown(folder, uid, gid);
  await client.query(`load 'basic_archive'`);
  await setServer(client, {
    archive_command: '',
    'basic_archive.archive_directory': folder,
    archive_library: 'basic_archive',
  });
}

/** Has the server drop what it has written to its data: the log then takes no room. */
export async function stopArchiving(client: ClientBase, cluster: string): Promise<void> {
  // A command is needed: without one, the server keeps its log until there is.
  await setServer(client, { archive_library: '', archive_command: 'exit 0' });
  await rm(walFolder(cluster), { recursive: true, force: true });
}

/** Bytes of segments that wait to be shipped. */
export async function waitingWal(cluster: string): Promise<number> {
  const folder = walFolder(cluster);
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
