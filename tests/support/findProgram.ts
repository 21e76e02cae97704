import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Folders of programs: the path, and those of servers, which are not on it for everybody. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Finds a program of this machine by its name; null where there is none. */
export async function findProgram(name: string): Promise<string | null> {
  for (const folder of FOLDERS) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
