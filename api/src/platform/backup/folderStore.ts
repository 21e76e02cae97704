import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../db/embedded/runProgram.ts';
import type { BackupObject, BackupStore } from './backupStore.ts';

const UNFINISHED = '.tmp';

/** A folder that backups lie in. Each object is written beside its place, flushed and renamed. */
export function createFolderStore(folder: string): BackupStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    name: folder,
    async put(key, bytes) {
      const target = pathOf(key);
      const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      try {
        await writeFlushed(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      if (process.platform !== 'win32') await flush(dirname(target));
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    list: (prefix) => listBelow(folder, pathOf(prefix)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

async function flush(folder: string): Promise<void> {
  await using opened = await open(folder);
  await opened.sync();
}

async function* listBelow(root: string, folder: string): AsyncGenerator<BackupObject> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listBelow(root, path);
    else if (!entry.name.endsWith(UNFINISHED)) {
      const { size, mtime } = await stat(path);
      yield { key: relative(root, path).split(sep).join('/'), size, at: mtime };
    }
  }
}
