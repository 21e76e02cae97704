import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { loadBinaries } from './binaries.ts';
import { locateCluster } from './clusterFolder.ts';
import type { Cluster } from './clusterFolder.ts';
import { createCluster } from './createCluster.ts';
import { connectionStrings, ensureDatabase } from './ensureDatabase.ts';
import type { ConnectionStrings } from './ensureDatabase.ts';
import type { EmbeddedLogger } from './embeddedLogger.ts';
import { keepServer } from './keepServer.ts';
import { obtainServer } from './obtainServer.ts';
import { errorCode } from './runProgram.ts';
import { findServerAccount } from './serverAccount.ts';
import { assertSameMajorVersion } from './serverProcess.ts';
import { settleArchiving } from './settleArchiving.ts';

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the database is in `postgres` below it. */
  dataFolder: string;
  logger?: EmbeddedLogger;
  /** Whether backups are scheduled; undefined leaves an archive of the log as it is. */
  archives?: boolean;
  /** Name of the database to create if missing; `inlay` by default. */
  database?: string;
}

/** A running PostgreSQL that this process uses. */
export interface EmbeddedPostgres extends ConnectionStrings {
  /** Whether the server was already running: another process uses it, or one was killed. */
  adopted: boolean;
  /** Folder of the database. Not always below the data folder: see `locateCluster`. */
  folder: string;
  /** Leaves the server, and stops it unless another process uses it too. Close all pools first. */
  stop(): Promise<void>;
}

const SILENT: EmbeddedLogger = { info: () => undefined, warn: () => undefined };

/**
 * Starts the database of a data folder with the PostgreSQL programs that npm installed. Creates it at the
 * first call, adopts a running server, or starts one. The server listens on this machine only, with a
 * random password, and outlives this process if `stop` is not called.
 *
 * @throws with advice when this platform has no programs, or the data folder belongs to another user; with
 *   the server's own words when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { logger = SILENT, database = 'inlay' } = options;
  const dataFolder = resolve(options.dataFolder);
  const account = await findServerAccount();
  const cluster = await locateCluster(dataFolder, account);
  if (dirname(cluster.folder) !== dataFolder) {
    const user = cluster.account?.name ?? 'the database user';
    logger.warn(`User ${user} cannot reach ${dataFolder}, so the database is kept in ${cluster.folder}.`);
  }
  const server = { cluster, binaries: await loadBinaries(cluster.account) };
  if (!(await exists(cluster))) {
    logger.info(`Creating the database in ${cluster.folder}.`);
    await createCluster(cluster, server.binaries);
  }
  await assertSameMajorVersion(server);
  const obtained = await obtainServer(server);
  const stop = keepServer(server, obtained, logger);
  await settleArchiving(obtained.client, options.archives);
  await ensureDatabase(obtained.client, cluster, database);
  let stopped: Promise<void> | undefined;
  return {
    ...(await connectionStrings(cluster, obtained, database)),
    adopted: obtained.adopted,
    folder: cluster.folder,
    stop: () => (stopped ??= stop()),
  };
}

/** @throws when it exists but we may not read it: made as root, and now started as another user. */
async function exists(cluster: Cluster): Promise<boolean> {
  try {
    await stat(cluster.passwordFile);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    const message = `The database in ${cluster.folder} belongs to another user. Start as the user that made it.`;
    throw new Error(message, { cause: error });
  }
}
