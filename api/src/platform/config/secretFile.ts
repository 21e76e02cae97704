import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Random bytes of a generated secret; it is stored as twice as many hexadecimal digits. */
const SECRET_BYTES = 32;

/**
 * Returns the secret of this installation, generated once and stored in the data folder (file `secret`, mode 0600).
 * Processes that start at once get the same one.
 *
 * @throws the system's error when the folder or the file cannot be read or written.
 */
export async function loadSecretFile(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  const known = await read(file);
  if (known) return known;
  // 0711: the account of the embedded database must be able to enter.
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  // Written under another name and renamed, so that no process reads half a secret.
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  return (await read(file)) ?? '';
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
