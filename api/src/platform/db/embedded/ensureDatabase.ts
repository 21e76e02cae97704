import { readFile } from 'node:fs/promises';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Client } from 'pg';
import { createRoleStatement, derivePassword, fencedRole } from '../fence/fencedRole.ts';
import type { Cluster } from './clusterFolder.ts';
import { SUPERUSER } from './createCluster.ts';
import type { Membership } from './joinServer.ts';
import { errorCode } from './runProgram.ts';

/** The role that owns the database, and is no superuser; where the fence is on, requests have another (decision 907). */
export const APPLICATION_ROLE = 'inlay';

/** Another process was faster: duplicate_database, duplicate_object, unique_violation. */
const EXISTS_CODES = new Set(['42P04', '42710', '23505']);

/** Addresses of one database, for the application and for work that needs a superuser. */
export interface ConnectionStrings {
  connectionString: string;
  /** By the Unix socket, which costs less than TCP; without one, the same as the other. */
  socketConnectionString: string;
  adminConnectionString: string;
}

/** Creates the owner's role, the fenced one and the database, whichever is missing. Safe to race. */
export async function ensureDatabase(client: Client, cluster: Cluster, database: string): Promise<void> {
  const role = escapeIdentifier(APPLICATION_ROLE);
  const name = escapeIdentifier(database);
  const secret = await readPassword(cluster);
  const password = escapeLiteral(applicationPassword(secret));
  const fenced = fencedRole({ user: APPLICATION_ROLE, password: applicationPassword(secret) });
  const { rows } = await client.query<{ has_role: boolean; has_fenced: boolean; has_database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as has_role,
            exists (select from pg_roles where rolname = $3) as has_fenced,
            exists (select from pg_database where datname = $2) as has_database`,
    [APPLICATION_ROLE, database, fenced.user],
  );
  if (!rows[0]?.has_role) await createOnce(client, `create role ${role} login password ${password}`);
  if (!rows[0]?.has_fenced) await createOnce(client, createRoleStatement(fenced));
  if (!rows[0]?.has_database) await createOnce(client, `create database ${name} owner ${role}`);
}

/** The addresses under which the server is reached on this machine. */
export async function connectionStrings(
  cluster: Cluster,
  { port, socketFolder }: Pick<Membership, 'port' | 'socketFolder'>,
  database: string,
): Promise<ConnectionStrings> {
  const password = await readPassword(cluster);
  const path = `127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const connectionString = `postgres://${APPLICATION_ROLE}:${applicationPassword(password)}@${path}`;
  return {
    connectionString,
    // The host of the query takes precedence; the port names the socket.
    socketConnectionString: socketFolder
      ? `${connectionString}?host=${encodeURIComponent(socketFolder)}`
      : connectionString,
    adminConnectionString: `postgres://${SUPERUSER}:${password}@${path}`,
  };
}

async function createOnce(client: Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!EXISTS_CODES.has(errorCode(error) ?? '')) throw error;
  }
}

async function readPassword({ passwordFile }: Cluster): Promise<string> {
  return (await readFile(passwordFile, 'utf8')).trim();
}

/**
 * Derived, so that one secret file is enough; one-way, so that it does not reveal the superuser's password.
 */
export function applicationPassword(password: string): string {
  return derivePassword(password, APPLICATION_ROLE);
}
