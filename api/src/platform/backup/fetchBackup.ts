import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Server } from '../db/embedded/serverProcess.ts';
import { BackupError } from './backupError.ts';
import type { CheckedRestore, RestoreOrder } from './checkRestore.ts';
import { pathInside } from './pathInside.ts';
import { readPacked, readPieces } from './pieces.ts';
import { extractTar } from './tar.ts';
import { isWalFile, placeOf } from './walFiles.ts';

/** Fetches the database's files, and the log up to the moment asked for. @param wal the folder for the log. */
export async function fetchDatabase(
  { store, say }: RestoreOrder,
  checked: CheckedRestore,
  { cluster }: Server,
  wal: string,
): Promise<void> {
  const { point, manifest, unseal } = checked;
  say('Fetching the database…');
  await mkdir(cluster.data, { recursive: true, mode: 0o700 });
  await chmod(cluster.folder, 0o700);
  const sum = createHash('sha256');
  async function* summed() {
    for await (const chunk of readPieces(store, unseal, manifest.database.pieces)) {
      sum.update(chunk);
      yield chunk;
    }
  }
  await extractTar(summed(), cluster.data);
  if (sum.digest('hex') !== manifest.database.sha256)
    throw new BackupError('archive_changed', 'The copy of the database is not the one that was made.');
  await mkdir(wal, { recursive: true, mode: 0o700 });
  const [from, to] = [placeOf(point.backup.firstSegment), placeOf(point.segment)];
  for await (const { key } of store.list('wal')) {
    const name = key.slice('wal/'.length);
    const isNeeded = name.endsWith('.history') || (placeOf(name) >= from && placeOf(name) <= to);
    if (isWalFile(name) && isNeeded)
      await writeFile(pathInside(wal, name), await readPacked(store, unseal, key), { mode: 0o600 });
  }
}

/** Fetches the platform's files into a data folder. @throws {BackupError} for one that is not what was stored. */
export async function fetchFiles(
  { store, signal, say }: RestoreOrder,
  { files, unseal }: CheckedRestore,
  folder: string,
): Promise<void> {
  say('Fetching the files…');
  for (const name of ['files', 'spool']) await mkdir(join(folder, name), { mode: 0o700 });
  for (const { name, pieces, sha256 } of files) {
    signal.throwIfAborted();
    // Without a bucket, the platform reads them from its folder.
    const path = pathInside(folder, name.replace(/^bucket\//, 'files/'));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const sum = createHash('sha256');
    async function* summed() {
      for await (const chunk of readPieces(store, unseal, pieces)) {
        sum.update(chunk);
        yield chunk;
      }
    }
    await pipeline(Readable.from(summed(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
    if (sum.digest('hex') !== sha256)
      throw new BackupError('archive_changed', `The file ${name} is not the one that was stored.`);
  }
}
