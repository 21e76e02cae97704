import { mkdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of files that are arriving, or are not checked yet. */
export interface Spool {
  folder: string;
  pathOf(id: string): string;
  /** Bytes of a file that have arrived; null without one. */
  sizeOf(id: string): Promise<number | null>;
  /** Removes a file; a missing one is no error. */
  remove(id: string): Promise<void>;
}

/** Opens the spool below the data folder, which all processes of a machine share. */
export async function openSpool(dataFolder: string): Promise<Spool> {
  const folder = join(dataFolder, 'spool');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The platform creates the ids, never a person.
  const pathOf = (id: string): string => join(folder, id);
  return {
    folder,
    pathOf,
    sizeOf: (id) => stat(pathOf(id)).then(({ size }) => size, nullIfMissing),
    remove: async (id) => void (await unlink(pathOf(id)).catch(nullIfMissing)),
  };
}

/** Whether an error says that a disk, or somebody's share of it, is full. */
export function isNoRoom(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
