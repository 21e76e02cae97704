import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canReach } from './serverAccount.ts';
import type { ServerAccount } from './serverAccount.ts';

/** Root's folder for files that the database account cannot reach elsewhere; never a temporary one. */
export const SYSTEM_FOLDER = '/var/lib/inlay';

/** File in the data folder that points to a database outside it. */
const POINTER_FILE = 'postgres-is-in';

/** One database on disk, and the account its server runs as (null: our own). */
export interface Cluster {
  /** Holds everything below; created whole by one rename. */
  folder: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** Password of the superuser, mode 0600. */
  passwordFile: string;
  logFile: string;
  account: ServerAccount | null;
}

/** The paths of a cluster in its folder. */
export function clusterIn(folder: string, account: ServerAccount | null): Cluster {
  return {
    folder,
    data: join(folder, 'data'),
    passwordFile: join(folder, 'password'),
    logFile: join(folder, 'server.log'),
    account,
  };
}

/**
 * Decides on the database folder of a data folder. It is `<data folder>/postgres`, or a folder under {@link
 * SYSTEM_FOLDER} when we are root and the server's account cannot enter the data folder. A small file in the
 * data folder points to the latter, so that moving the checkout does not lose it.
 *
 * @param dataFolder absolute path; created if missing, enterable but not listable for others.
 */
export async function locateCluster(dataFolder: string, account: ServerAccount | null): Promise<Cluster> {
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  const own = join(dataFolder, 'postgres');
  if (!account) return clusterIn(own, null);
  const runAs = await existingOwner(own, account);
  if (await letPass(runAs, dataFolder)) return clusterIn(own, runAs);
  const elsewhere = await locateElsewhere(dataFolder);
  return clusterIn(elsewhere, await existingOwner(elsewhere, account));
}

/**
 * Returns whether the account can enter the data folder. Where only the folder's mode forbids it (as with a
 * temporary folder), lets others pass through it, but not list it.
 */
async function letPass(account: ServerAccount, dataFolder: string): Promise<boolean> {
  if (await canReach(account, dataFolder)) return true;
  if (!(await canReach(account, dirname(dataFolder)))) return false;
  await chmod(dataFolder, (await stat(dataFolder)).mode | 0o011);
  return canReach(account, dataFolder);
}

async function locateElsewhere(dataFolder: string): Promise<string> {
  const pointer = join(dataFolder, POINTER_FILE);
  const known = await readFile(pointer, 'utf8').catch(() => '');
  if (known.trim()) return known.trim();
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16);
  const parent = join(SYSTEM_FOLDER, name);
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  await mkdir(parent, { recursive: true, mode: 0o711 });
  const folder = join(parent, 'postgres');
  await writeFile(pointer, `${folder}\n`);
  return folder;
}

/** PostgreSQL runs only as the owner of its files, so an existing database keeps its account. */
async function existingOwner(folder: string, account: ServerAccount): Promise<ServerAccount> {
  const owner = await stat(folder).catch(() => null);
  if (!owner || owner.uid === 0 || owner.uid === account.uid) return account;
  return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}
