import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { BACKUP_LOCK } from '../db/embedded/settleArchiving.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import type { EmbeddedLogger } from '../db/embedded/embeddedLogger.ts';
import { shippedFile } from '../process/shippedFile.ts';
import { startArchiving, stopArchiving } from './archiving.ts';
import { BackupError } from './backupError.ts';
import { backUpDone, writeBackupState } from './backupState.ts';
import type { BackupsKept } from '../config/parseBackup.ts';
import type { BackupStore } from './backupStore.ts';
import { copyDatabase } from './copyDatabase.ts';
import { folderOf, listBackups, momentOf, writeManifest, type BackupSummary } from './manifest.ts';
import { parseJson } from './parseJson.ts';
import type { PieceWriter } from './pieces.ts';
import { rotateBackups } from './rotateBackups.ts';
import { openSeal } from './seal.ts';
import { guardDisk, shipChanges } from './shipChanges.ts';
import { storedFileSchema, storeFiles, type FileIndex } from './storedFiles.ts';
import { sumAtMoment } from './tableSums.ts';

/** Longest time for a connection, in ms. */
const CONNECT_MS = 10_000;

/** What a backup is made of, and where it goes. */
export interface BackupJob {
  config: Config;
  store: BackupStore;
  /** Whether this is the place of the schedule: the server goes on archiving afterwards, and screens tell of it. */
  isScheduled: boolean;
  /** Longest speed in bytes a second; null = none. */
  bytesPerSecond: number | null;
  logger: EmbeddedLogger;
  signal: AbortSignal;
}

/** What a backup needs while it is made. */
interface Scene {
  client: Client;
  reader: Client;
  /** The folder of the database. */
  cluster: string;
  writer: PieceWriter;
  index: FileIndex;
}

/**
 * Backs up the embedded database while it runs, and all files. What was interrupted leaves no backup, and what it left
 * in the store is removed by rotation.
 *
 * @param keep what rotation leaves; null = no rotation.
 * @throws {BackupError}
 */
export const makeBackup = (job: BackupJob, keep: BackupsKept | null): Promise<BackupSummary> =>
  withScene(job, async (scene) => {
    const summary = await backUp(job, scene);
    if (job.isScheduled)
      await writeBackupState(scene.client, backUpDone(summary, scene.writer.seal.isSealed));
    if (keep) await rotateBackups(scene.writer.store, keep);
    return summary;
  });

/** Ships what has changed since: the log, files and erasures. @throws {BackupError} */
export const shipSince = (job: BackupJob): Promise<void> =>
  withScene(job, async ({ client, cluster, writer, index }) => {
    const files = await storeFiles(job.config, index, writer);
    const shippedUntil = await shipChanges(client, cluster, writer, files);
    await writeBackupState(client, { shippedUntil });
  });

async function backUp({ config, isScheduled }: BackupJob, scene: Scene): Promise<BackupSummary> {
  const { client, reader, cluster, writer, index } = scene;
  const { seal } = writer;
  const startedAt = new Date().toISOString();
  const id = startedAt.replaceAll(/[-:]/g, '').replace(/\..*$/, 'Z');
  // Before and after: a row of the copy has its file, whether that has moved or was removed meanwhile.
  const before = await storeFiles(config, index, writer);
  const kept = new Map(index);
  const database = await copyDatabase(client, join(cluster, 'data'), `${folderOf(id)}/database`, writer);
  const after = await storeFiles(config, index, writer);
  for (const [name, file] of index) kept.set(name, file);
  const tables = await sumAtMoment(client, reader, momentOf(id));
  const endedAt = new Date().toISOString();
  const { rows: last } = await client.query<{ segment: string; lsn: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as segment, pg_current_wal_insert_lsn()::text as lsn',
  );
  // What the schedule ships to its own place stays there for it.
  const leavesLog = !isScheduled && config.backup.to !== null;
  await shipChanges(client, cluster, writer, [...before, ...after], leavesLog);
  const files = [...kept.values()];
  const added = [...before, ...after].flatMap(({ pieces }) => pieces).concat(database.pieces);
  const summary: BackupSummary = {
    id,
    startedAt,
    endedAt,
    ...(await findVersions(client)),
    firstSegment: database.firstSegment,
    lastSegment: last[0]?.segment ?? database.lastSegment,
    lsn: last[0]?.lsn ?? database.lsn,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, database.bytes),
    storedBytes: added.reduce((sum, { size }) => sum + size, 0),
  };
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  );
  await writeManifest(writer.store, seal, summary, {
    migrations: migrations.map(({ name }) => name),
    database: { pieces: database.pieces, bytes: database.bytes, sha256: database.sha256 },
    files,
    tables,
    secret: seal.isSealed ? config.secret : null,
  });
  return summary;
}

async function findVersions(client: Client) {
  const { version } = JSON.parse(await readFile(shippedFile('package.json'), 'utf8')) as { version: string };
  const { rows } = await client.query<{ postgres: string; system: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as postgres, system_identifier::text as system
     from pg_control_system()`,
  );
  return { inlay: version, postgres: rows[0]?.postgres ?? '', system: rows[0]?.system ?? '' };
}

/** Opens store and server, lets one work at a time, and remembers what was stored. */
async function withScene<Result>(job: BackupJob, work: (scene: Scene) => Promise<Result>): Promise<Result> {
  const { config, store, logger, signal, bytesPerSecond } = job;
  if (config.databaseUrl)
    throw new BackupError(
      'not_embedded',
      'DATABASE_URL leads to a PostgreSQL of your own: back it up with its own tools (docs/backup.md).',
    );
  const server = await startEmbeddedPostgres({ dataFolder: config.dataFolder, logger });
  try {
    const client = await connect(server.adminConnectionString);
    const reader = await connect(server.adminConnectionString);
    try {
      await lock(client);
      try {
        await startArchiving(client, server.folder);
        const seal = await reaching(store, () => openSeal(store, config.backup));
        const writer: PieceWriter = { store, seal, bytesPerSecond, signal };
        const index = await readIndex(config.dataFolder, store);
        const scene = { client, reader, cluster: server.folder, writer, index };
        const result = await reaching(store, () => work(scene));
        await writeIndex(config.dataFolder, store, index);
        return result;
      } catch (error) {
        if (job.isScheduled && !signal.aborted) await noteFailure(client, server.folder, error);
        throw error;
      } finally {
        if (config.backup.to === null) await stopArchiving(client, server.folder);
      }
    } finally {
      await Promise.allSettled([client.end(), reader.end()]);
    }
  } finally {
    await server.stop();
  }
}

/** A failure that cannot be noted either is in the log of whoever asked for the backup. */
async function noteFailure(client: Client, cluster: string, error: unknown): Promise<void> {
  const reason =
    error instanceof BackupError ? error.message : 'Something unexpected went wrong: look at the log.';
  const failure = { at: new Date().toISOString(), reason };
  await writeBackupState(client, { failure }).catch(() => undefined);
  await guardDisk(client, cluster).catch(() => undefined);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'inlay backup',
  });
  // The statement that is under way says so.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function lock(client: Client): Promise<void> {
  const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
    BACKUP_LOCK,
  ]);
  if (!rows[0]?.isHeld) throw new BackupError('busy', 'Another backup is being made.');
}

/** Names the store in errors of its disk or service. */
async function reaching<Result>(store: BackupStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new BackupError('disk_full', `${store.name} has no room left.`, { cause: error });
    const isOfStore =
      /^(EACCES|EPERM|EROFS|ENOTDIR|ECONN\w+|ENOTFOUND|ETIMEDOUT)$/.test(code) || '$metadata' in error;
    if (!isOfStore) throw error;
    throw new BackupError('unreachable', `${store.name} cannot be written to: ${code || error.name}.`, {
      cause: error,
    });
  }
}

const indexSchema = z.object({ store: z.string(), files: z.array(storedFileSchema) });
/** Each place has one of its own. */
const indexPath = (dataFolder: string, { name }: BackupStore) =>
  join(dataFolder, `backup-files-${createHash('sha256').update(name).digest('hex').slice(0, 12)}.json`);

/** What is stored already; without it, or for another store, everything is stored once more. */
async function readIndex(dataFolder: string, store: BackupStore): Promise<FileIndex> {
  const text = await readFile(indexPath(dataFolder, store), 'utf8').catch(() => '');
  const index = indexSchema.safeParse(parseJson(text));
  // A folder that was emptied has none of it.
  const isUsable = index.success && index.data.store === store.name && (await listBackups(store)).length > 0;
  return new Map(isUsable ? index.data.files.map((file) => [file.name, file]) : []);
}

async function writeIndex(dataFolder: string, store: BackupStore, index: FileIndex): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const path = indexPath(dataFolder, store);
  await writeFile(`${path}.tmp`, JSON.stringify({ store: store.name, files: [...index.values()] }), {
    mode: 0o600,
  });
  await rename(`${path}.tmp`, path);
}
