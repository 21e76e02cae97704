import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeLiteral, type Client } from 'pg';
import { loadBinaries } from '../db/embedded/binaries.ts';
import { locateCluster } from '../db/embedded/clusterFolder.ts';
import { SUPERUSER } from '../db/embedded/createCluster.ts';
import { APPLICATION_ROLE, applicationPassword } from '../db/embedded/ensureDatabase.ts';
import { errorCode } from '../db/embedded/runProgram.ts';
import { findServerAccount } from '../db/embedded/serverAccount.ts';
import type { Server } from '../db/embedded/serverProcess.ts';
import { BackupError } from './backupError.ts';
import { checkRestore, type CheckedRestore, type RestoreOrder } from './checkRestore.ts';
import { applyErasures, readErasures } from './erasures.ts';
import { fetchDatabase, fetchFiles } from './fetchBackup.ts';
import { momentOf, type BackupSummary } from './manifest.ts';
import { openRecovery, type Recovery } from './recoverCluster.ts';
import { sumTables } from './tableSums.ts';

/** A table or the files, as they were and as they are in the copy. */
export interface Comparison {
  name: string;
  expected: string;
  found: string;
  isEqual: boolean;
}

/** What a restore has found. */
export interface RestoreResult {
  backup: BackupSummary;
  compared: Comparison[];
  /** Rows that were erased after the moment, and are erased again. */
  erased: number;
}

/** A copy beside, which ends with the work on it. */
export interface RestoredCopy {
  checked: CheckedRestore;
  recovery: Recovery;
  compare(): Promise<RestoreResult>;
  /** Goes on to the moment asked for, and erases what was erased since. @returns the number of those rows. */
  goOn(): Promise<number>;
}

/** Makes the copy, and removes what is left of it. */
export async function withCopy<Result>(
  order: RestoreOrder,
  work: (made: { copy: RestoredCopy; folder: string }) => Promise<Result>,
): Promise<Result> {
  const checked = await checkRestore(order);
  const folder = `${order.to}.restoring-${randomUUID().slice(0, 8)}`;
  const account = await findServerAccount();
  let elsewhere: string | null = null;
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 });
    const cluster = await locateCluster(folder, account);
    if (dirname(cluster.folder) !== folder) elsewhere = dirname(cluster.folder);
    const server: Server = { cluster, binaries: await loadBinaries(account) };
    const wal = join(cluster.folder, 'wal-restored');
    await fetchDatabase(order, checked, server, wal);
    await fetchFiles(order, checked, folder);
    await using recovery = await openRecovery(server, wal);
    const copy: RestoredCopy = {
      checked,
      recovery,
      compare: () => compare(order, checked, recovery),
      goOn: () => goOn(order, checked, recovery, server),
    };
    const result = await work({ copy, folder });
    // It has been moved to its place.
    if (!(await stat(folder).catch(() => null))) elsewhere = null;
    return result;
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
    throw new BackupError('disk_full', `There is no room left beside ${order.to}.`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  }
}

/** Recovers to the moment of the backup and compares all tables; files were compared when they were fetched. */
async function compare(
  { say }: RestoreOrder,
  { point, manifest, files }: CheckedRestore,
  recovery: Recovery,
): Promise<RestoreResult> {
  say('Recovering the database…');
  await recovery.recoverTo({ moment: momentOf(point.backup.id) });
  const count = `${files.length} files`;
  const compared: Comparison[] = [{ name: 'files', expected: count, found: count, isEqual: true }];
  if (manifest.tables) {
    const client = await recovery.connect();
    try {
      const found = new Map((await sumTables(client)).map((sum) => [sum.table, sum]));
      for (const { table, rows, sum } of manifest.tables) {
        const here = found.get(table);
        const isEqual = here?.rows === rows && here.sum === sum;
        compared.push({
          name: table,
          expected: `${rows} rows`,
          found: here ? `${here.rows} rows` : 'missing',
          isEqual,
        });
      }
    } finally {
      await client.end();
    }
  }
  return { backup: point.backup, compared, erased: 0 };
}

async function goOn(
  { store, say }: RestoreOrder,
  { point, unseal }: CheckedRestore,
  recovery: Recovery,
  { cluster }: Server,
): Promise<number> {
  say(point.at ? `Going on to ${point.at.toISOString()}…` : 'Going on to the end of what was shipped…');
  await recovery.recoverTo({ timeline: Number.parseInt(point.segment.slice(0, 8), 16), at: point.at });
  const client = await recovery.connect();
  try {
    const erased = await applyErasures(client, await readErasures(store, unseal));
    await choosePasswords(client, cluster.passwordFile);
    if (cluster.account) await giveTo(cluster.passwordFile, cluster.account);
    return erased;
  } finally {
    await client.end();
  }
}

/** The password of the server is in no backup: the copy gets another one. */
async function choosePasswords(client: Client, passwordFile: string): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  await client.query(`alter role ${SUPERUSER} password ${escapeLiteral(password)}`);
  await client.query(
    `alter role ${APPLICATION_ROLE} password ${escapeLiteral(applicationPassword(password))}`,
  );
  await writeFile(passwordFile, password, { mode: 0o600 });
}

async function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await using file = await open(path);
  await file.chown(uid, gid);
}
