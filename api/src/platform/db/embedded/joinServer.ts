import { readFile, realpath } from 'node:fs/promises';
import { Client } from 'pg';
import type { Cluster } from './clusterFolder.ts';
import { SUPERUSER } from './createCluster.ts';
import { isRunning, readPostmasterFile, removeStaleFile } from './postmasterFile.ts';
import { errorCode } from './runProgram.ts';

/** A connection to a running server; while it lives, no other process stops the server. */
export interface Membership {
  client: Client;
  port: number;
  /** Folder of its Unix socket; empty without one. */
  socketFolder: string;
}

/**
 * Advisory lock that every process using the server holds in shared mode. The last process can take it
 * exclusively. A killed process releases it by dying. The number is ASCII for "inlay".
 */
const MEMBERS_LOCK = '452823966073';
/** Longest wait for a process that holds the lock exclusively to stop the server. */
const LOCK_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Codes of a server that will answer, or be gone, soon. */
const TRANSIENT_CODES = new Set(['57P03', '57P01', '57P02', '53300', '55P03', 'ECONNRESET', 'EPIPE']);

/**
 * Joins the server that runs on this cluster, if one does.
 *
 * The server's own file leads to it, and the server must then name its data directory: after a crash the file
 * may name a port that another server has taken.
 *
 * @returns the membership; `'busy'` while a server is starting or stopping; null when none runs.
 * @throws for errors that neither waiting nor starting a server can fix.
 */
export async function joinServer(cluster: Cluster): Promise<Membership | 'busy' | null> {
  const file = await readPostmasterFile(cluster);
  if (!file) return null;
  if (!(await isRunning(cluster, file))) {
    await removeStaleFile(cluster, file);
    return null;
  }
  // PostgreSQL writes the port a moment after it creates the file.
  if (!file.port) return 'busy';
  const client = await createAdminClient(cluster, file.port);
  // Without a listener, a dying server would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const isOurs = (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(cluster.data));
    if (isOurs) {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(`select pg_advisory_lock_shared(${MEMBERS_LOCK})`);
      return { client, port: file.port, socketFolder: file.socketFolder };
    }
    await client.end();
    return null;
  } catch (error) {
    client.end().catch(() => undefined);
    return whatItMeans(error);
  }
}

/**
 * Gives up the membership.
 *
 * @returns whether we were the last member. If so, the caller must stop the server; the connection stays open
 *   so that no process can join. Otherwise the connection is closed.
 */
export async function leaveServer({ client }: Membership): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${MEMBERS_LOCK})`);
  const { rows } = await client.query<{ last: boolean }>(
    `select pg_try_advisory_lock(${MEMBERS_LOCK}) as last`,
  );
  const isLast = rows[0]?.last === true;
  if (!isLast) await client.end();
  return isLast;
}

async function createAdminClient(cluster: Cluster, port: number): Promise<Client> {
  const password = await readFile(cluster.passwordFile, 'utf8');
  return new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: password.trim(),
    database: 'postgres',
    application_name: 'inlay supervisor',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
}

function whatItMeans(error: unknown): 'busy' | null {
  const code = errorCode(error);
  // Not listening yet, or gone: the next check of its process will tell.
  if (code === 'ECONNREFUSED' || (code !== undefined && TRANSIENT_CODES.has(code))) return 'busy';
  // pg has no code for a connection that the server closed or that timed out.
  if (error instanceof Error && /Connection terminated|timeout/i.test(error.message)) return 'busy';
  // Another server on that port refuses our password.
  if (code === '28P01' || code === '28000') return null;
  throw error;
}
