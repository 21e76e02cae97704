import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { HOUR_MS } from '../../calendar/durations.ts';
import type { PostgresBinaries } from './binaries.ts';
import { clusterIn } from './clusterFolder.ts';
import type { Cluster } from './clusterFolder.ts';
import { errorCode, runProgram } from './runProgram.ts';
import type { ProgramResult } from './runProgram.ts';

/** The superuser. Only the supervisor uses it; the application has a role without special rights. */
export const SUPERUSER = 'postgres';

/**
 * Sorting and case come from PostgreSQL's own C.UTF-8, which no system update changes. Character
 * classes are still the C library's: under plain C, pg_trgm would see no letter outside ASCII.
 */
const CHARACTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Unfinished folders older than this belong to a start that was killed. */
const ABANDONED_AFTER_MS = HOUR_MS;

const MB = 1024 * 1024;
/** Pages the server keeps in memory, in MB: an eighth of what the machine or the container has, within reason. */
const sharedBuffers = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MB;
  return Math.min(Math.max(Math.floor(memory / 8), 128), 1024);
};

/** Written to postgresql.conf once; fsync and the other safe defaults are unchanged. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The server's log must hold no answers: neither statements nor the DETAIL of an error, which
  // quotes rows, nor errors of statements at all (the application gets and logs those itself).
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // Indexes of a large inbox are searched in memory, not read through the system for each search.
  shared_buffers: `${sharedBuffers()}MB`,
};

/**
 * Creates a database on disk, unless another process was faster. Builds it in a uniquely named folder beside
 * its place and renames that, so that nobody sees a half-made one.
 *
 * @throws with initdb's output when it fails; nothing is left behind then.
 */
export async function createCluster(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  const unfinished = clusterIn(`${cluster.folder}.${randomUUID()}.tmp`, cluster.account);
  try {
    await mkdir(unfinished.folder, { mode: 0o700 });
    await writeFile(unfinished.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await giveAway(unfinished);
    await initialise(unfinished, binaries);
    await moveIntoPlace(unfinished.folder, cluster.folder);
  } finally {
    await rm(unfinished.folder, { recursive: true, force: true });
  }
  await removeAbandoned(cluster.folder);
}

async function giveAway({ account, passwordFile, folder }: Cluster): Promise<void> {
  if (!account) return;
  await chown(passwordFile, account.uid, account.gid);
  await chown(folder, account.uid, account.gid);
}

async function initialise(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  let result: ProgramResult | undefined;
  for (const locale of CHARACTER_LOCALES) {
    result = await runProgram(binaries.initdb, initdbArguments(cluster, locale), cluster.account);
    if (result.code === 0) return;
    if (!result.output.includes('locale')) break;
  }
  throw new Error(`The database could not be created in ${dirname(cluster.folder)}: ${result?.output}`);
}

function initdbArguments(cluster: Cluster, locale: string): string[] {
  return [
    '-D',
    cluster.data,
    '-U',
    SUPERUSER,
    `--pwfile=${cluster.passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--data-checksums',
    '--no-instructions',
    '--locale=C',
    `--lc-ctype=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function moveIntoPlace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // A full folder is in our place: another process was faster, and its database is the one.
    const isThere = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '');
    if (isThere && (await stat(to).catch(() => null))) return;
    throw error;
  }
  if (process.platform === 'win32') return;
  // A power cut must not undo the rename, or the data would remain under its unfinished name.
  const parent = await open(dirname(to), 'r');
  try {
    await parent.sync();
  } finally {
    await parent.close();
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const unfinished = names.filter((name) => name.startsWith(`${basename(folder)}.`) && name.endsWith('.tmp'));
  for (const name of unfinished) {
    const path = join(dirname(folder), name);
    const found = await stat(path).catch(() => null);
    const isAbandoned = found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}
