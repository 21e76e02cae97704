import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '/usr/lib/postgresql';
/** The oldest version that the platform runs on. */
const OLDEST = 15;

/** Returns the folder of the programs of the newest server of Debian's packages; null without one. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(FOLDER).catch(() => []);
  for (const version of versions.map(Number).toSorted((one, other) => other - one)) {
    const folder = join(FOLDER, String(version), 'bin');
    if (version >= OLDEST && (await canRun(join(folder, 'initdb')))) return folder;
  }
  return null;
}

const canRun = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
