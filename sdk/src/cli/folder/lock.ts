import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cliContext.ts';

/** File that binds a folder to the forms that it is, on each platform. Texts themselves hold no ids of a platform. */
export const LOCK_FILE = 'inlay.lock.json';

/** What a folder knows of its form on one platform. */
export interface Binding {
  form: string;
  /** The revision that visitors saw at the last pull, push or publish. */
  revision: string;
  /** State of the draft that the last push made; null for none. */
  draft: string | null;
  /** Pictures by the names of their files: the address there, and the file that was uploaded. */
  pictures: Record<string, { url: string; sha256: string }>;
  /** Made by `push --create`, and never published: it takes no submissions yet. */
  isNew?: true;
}

export interface Lock {
  version: 1;
  /** Files as the last pull or push left them, by SHA-256. */
  files: Record<string, string>;
  /** By the address of the platform. */
  platforms: Record<string, Binding>;
}

export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Reads the lock of a folder; an empty one where there is none. @throws {CliError} for one that cannot be read. */
export async function readLock(folder: string): Promise<Lock> {
  const text = await readFile(join(folder, LOCK_FILE), 'utf8').catch(() => null);
  if (text === null) return { version: 1, files: {}, platforms: {} };
  try {
    const lock = JSON.parse(text) as Lock;
    if (lock.version === 1 && typeof lock.files === 'object' && typeof lock.platforms === 'object')
      return lock;
  } catch {
    // Said below.
  }
  throw new CliError(`${LOCK_FILE} cannot be read. Remove it, and pull again.`);
}

export const writeLock = (folder: string, lock: Lock): Promise<void> =>
  writeFile(join(folder, LOCK_FILE), `${JSON.stringify(lock, null, 2)}\n`);
