import { open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locateCluster } from '../db/embedded/clusterFolder.ts';
import { APPLICATION_ROLE } from '../db/embedded/ensureDatabase.ts';
import { isRunning, readPostmasterFile } from '../db/embedded/postmasterFile.ts';
import { errorCode } from '../db/embedded/runProgram.ts';
import { findServerAccount } from '../db/embedded/serverAccount.ts';
import { BackupError } from './backupError.ts';
import type { RestoreOrder } from './checkRestore.ts';
import { withCopy, type RestoreResult } from './restoredCopy.ts';

/**
 * Restores a copy beside, compares it with the backup, and removes it.
 * @throws {BackupError} when it cannot be restored; differences are in the result.
 */
export const verifyBackup = (order: RestoreOrder): Promise<RestoreResult> =>
  withCopy(order, async ({ copy }) => copy.compare());

/**
 * Restores a copy beside, and does something with its database.
 * @param work gets the address of the copy.
 */
export const restoreBeside = <Result>(
  order: RestoreOrder,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> =>
  withCopy(order, async ({ copy }) => {
    const result = await copy.compare();
    assertEqual(result);
    await copy.goOn();
    return work(copy.recovery.connectionString(APPLICATION_ROLE));
  });

/**
 * Restores into a data folder. The copy is made beside and compared first; only then it takes the folder's place.
 *
 * @param replace keeps a folder that is there beside, under the name that is returned as `before`.
 * @throws {BackupError} before anything that was there is touched.
 */
export async function restoreBackup(
  order: RestoreOrder,
  replace: boolean,
): Promise<RestoreResult & { before: string | null }> {
  const isThere = await assertFree(order.to, replace);
  return withCopy(order, async ({ copy, folder }) => {
    const result = await copy.compare();
    assertEqual(result);
    const erased = await copy.goOn();
    await copy.recovery.finish();
    // A backup that is not encrypted has none; the one that is there goes on.
    const secret = copy.checked.manifest.secret ?? (await readSecret(order.to));
    if (secret) await writeFile(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 });
    if (isThere) await assertFree(order.to, replace);
    const before = isThere ? `${order.to}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : null;
    if (before) await rename(order.to, before);
    else await rm(order.to, { recursive: true, force: true });
    await rename(folder, order.to);
    await syncFolder(dirname(order.to));
    return { ...result, erased, before };
  });
}

const readSecret = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'secret'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  );

/** @returns whether there is something in the folder. @throws {BackupError} `taken` or `running`. */
async function assertFree(to: string, replace: boolean): Promise<boolean> {
  const names = await readdir(to).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return false;
  // Every command makes a secret where there is none: alone, it is no installation.
  const isInUse = names.some((name) => name !== 'secret');
  if (isInUse && !replace)
    throw new BackupError(
      'taken',
      `${to} is not empty: name another folder, or say --replace to keep it beside.`,
    );
  const cluster = await locateCluster(to, await findServerAccount());
  const file = await readPostmasterFile(cluster);
  if (file && (await isRunning(cluster, file)))
    throw new BackupError('running', `Inlay runs on ${to}: stop it first.`);
  return true;
}

function assertEqual({ compared }: RestoreResult): void {
  const different = compared.filter(({ isEqual }) => !isEqual);
  if (different.length === 0) return;
  const names = different.map(({ name }) => name).join(', ');
  throw new BackupError('differs', `The copy differs from what was backed up: ${names}.`);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using opened = await open(folder);
  await opened.sync();
}
