import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MIN_SECRET_LENGTH } from '../../../platform/config/environment.ts';
import { attention, ok, problem, reasonOf, type Finding } from './finding.ts';

const MEBIBYTE = 1024 ** 2;
/** Below this, PostgreSQL soon stops taking submissions. */
const TOO_LITTLE_BYTES = 200 * MEBIBYTE;
/** Free space below which the doctor asks for attention. */
const LITTLE_BYTES = 2048 * MEBIBYTE;
/** Permission bits of group and others. */
const OTHERS = 0o077;

/** A folder that the platform writes to. */
export async function checkFolder(name: string, folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return attention(name, `${folder} is not there yet; the start makes it.`);
    const advice = 'give it to the account that runs the platform, or name another one';
    return problem(name, `${folder} cannot be written to (${codeOf(error)}): ${advice}.`);
  }
  const owner = (await stat(folder)).uid;
  const me = process.getuid?.() ?? owner;
  if (owner === me) return ok(name, `${folder} can be written to.`);
  const advice = 'run this command as the account that runs the platform';
  return attention(name, `${folder} belongs to user ${owner}, and this is user ${me}: ${advice}.`);
}

/** Checks the installation's secret, and that only its owner can read it. */
export async function checkSecret(dataFolder: string, isGiven: boolean): Promise<Finding> {
  const name = 'Secret';
  if (isGiven) return ok(name, 'is given by INLAY_SECRET.');
  const file = join(dataFolder, 'secret');
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0) {
      const shown = (mode & 0o777).toString(8).padStart(4, '0');
      return problem(name, `${file} has mode ${shown}, so that others may read it: chmod 600 ${file}`);
    }
    if ((await readFile(file, 'utf8')).trim().length >= MIN_SECRET_LENGTH)
      return ok(name, `${file} is private.`);
    return problem(name, `${file} has fewer than ${MIN_SECRET_LENGTH} characters: restore it from a backup.`);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      const advice = 'if there was one, restore it, because authenticator apps and recovery codes need it';
      return attention(name, `${file} is not there, and the start makes a new one: ${advice}.`);
    }
    return problem(name, `${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** Room for the database to grow. */
export async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return presentSpace(folder, bavail * bsize);
}

/** Returns the finding for a number of free bytes. */
export function presentSpace(folder: string, freeBytes: number): Finding {
  const name = 'Free space';
  const free = `${Math.floor(freeBytes / MEBIBYTE)} MiB are free in ${folder}`;
  if (freeBytes < TOO_LITTLE_BYTES)
    return problem(name, `${free}: make room now, or submissions are refused.`);
  if (freeBytes < LITTLE_BYTES) return attention(name, `${free}: make room soon.`);
  return ok(name, `${free}.`);
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);
