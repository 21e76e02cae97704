import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { loadBinaries } from './binaries.ts';
import { locateCluster } from './clusterFolder.ts';
import { createCluster } from './createCluster.ts';
import { joinServer, leaveServer, type Membership } from './joinServer.ts';
import { assertSameMajorVersion, startServer, stopServer, type Server } from './serverProcess.ts';
import { findServerAccount } from './serverAccount.ts';

/** How long a server that is starting, stopping or recovering is waited for, in milliseconds. */
const START_DEADLINE_MS = 60_000;
const RETRY_MS = 100;
/** Owns the application's database; may make test databases, nothing else. */
const APPLICATION_ROLE = 'inlay';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Of the application's database, over TCP on the loopback address. */
  connectionString: string;
  /** True when the server was running already, e.g. after this process was killed. */
  adopted: boolean;
  /** Leaves the server, and stops it cleanly unless another process still uses it. */
  stop(): Promise<void>;
}

/** Where the data lies and what the database is called. */
export interface EmbeddedPostgresOptions {
  /** Created when missing; holds everything that lasts. */
  dataFolder: string;
  /** Created when missing. */
  database?: string;
  logger?: { info(message: string): void; warn(message: string): void };
}

/**
 * Starts PostgreSQL from the binaries in `node_modules`, or joins the server that already runs on
 * this data folder. Survives races with other starts, crashes and `kill -9` without any repair.
 * @throws when no server answers within a minute, with what PostgreSQL said.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = await findServerAccount();
  const cluster = await locateCluster(resolve(options.dataFolder), account);
  const binaries = await loadBinaries(account);
  const server: Server = { cluster, binaries };
  if (!(await stat(cluster.folder).catch(() => null))) {
    options.logger?.info('Creating the database');
    await createCluster(cluster, binaries);
  }
  await assertSameMajorVersion(server);
  const { membership, adopted } = await joinOrStart(server);
  const database = options.database ?? 'inlay';
  const password = (await readFile(cluster.passwordFile, 'utf8')).trim();
  await createDatabase(membership.client, database, password);
  return {
    connectionString: connectionString(membership.port, database, password),
    adopted,
    async stop() {
      if (!(await leaveServer(membership))) return;
      await stopServer(server);
      await membership.client.end().catch(() => undefined);
    },
  };
}

async function joinOrStart(server: Server): Promise<{ membership: Membership; adopted: boolean }> {
  const deadline = Date.now() + START_DEADLINE_MS;
  let started = false;
  let problem: string | null = null;
  while (Date.now() < deadline) {
    const joined = await joinServer(server.cluster);
    if (joined !== null && joined !== 'busy') return { membership: joined, adopted: !started };
    if (joined === null) {
      // A refusal is often gone a moment later: a race, or old children that still hold memory.
      problem = await startServer(server);
      started = problem === null;
    }
    if (!started) await delay(RETRY_MS);
  }
  throw new Error(`The database server did not start. ${problem ?? ''}`.trim());
}

/** Errors of a race: another process made the same role or database a moment before. */
const ALREADY_THERE = new Set(['42P04', '42710', '23505']);

/** Makes the application's role, which has no special rights, and the database it owns. */
async function createDatabase(admin: Client, database: string, password: string): Promise<void> {
  const createUnless = async (found: Promise<{ rowCount: number | null }>, statement: string) => {
    if ((await found).rowCount === 1) return;
    await admin.query(statement).catch((error: { code?: string }) => {
      if (!ALREADY_THERE.has(error.code ?? '')) throw error;
    });
  };
  const role = admin.escapeIdentifier(APPLICATION_ROLE);
  await createUnless(
    admin.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]),
    `create role ${role} login createdb password ${admin.escapeLiteral(password)}`,
  );
  await createUnless(
    admin.query('select from pg_database where datname = $1', [database]),
    `create database ${admin.escapeIdentifier(database)} owner ${role}`,
  );
}

function connectionString(port: number, database: string, password: string): string {
  return `postgres://${APPLICATION_ROLE}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
