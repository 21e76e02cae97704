import type { ClientBase } from 'pg';
import { createClient } from '../servers/connectTo.ts';
import { clientTimeouts, driverSettings } from '../timeouts.ts';
import { grantRows, loadFence } from './fence.ts';
import { asRole, createRoleStatement, fencedRole, findRole, type Role } from './fencedRole.ts';

/** Key of the advisory lock for granting; any number, never changed. */
const GRANT_LOCK = 7_315_207;
/** invalid_password, invalid_authorization_specification */
const REFUSED = new Set(['28P01', '28000']);

/** Why a database has one fence only. */
export class NoFenceError extends Error {
  override name = 'NoFenceError';
}

/**
 * Prepares the role of requests: creates it if it is missing, grants it what migrations have added, and signs in as it.
 * @param address of PostgreSQL itself, as the owner.
 * @throws {NoFenceError} where there can be no such role, and what to do about it.
 */
export async function prepareRequestRole(client: ClientBase, address: string): Promise<Role> {
  const role = getRequestRole(address);
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [GRANT_LOCK]);
    if (!(await exists(client, role))) await client.query(createRoleStatement(role));
    if (!(await hasGrants(client, role))) await grantRows(client, role.user);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new NoFenceError(adviceFor(role), { cause: error });
  }
  await assertSignsIn(address, role);
  return role;
}

/**
 * Returns the role of requests as it is.
 * @throws {NoFenceError} where requests cannot have it.
 */
export async function examineRequestRole(client: ClientBase, address: string): Promise<Role> {
  const role = getRequestRole(address);
  if (!(await exists(client, role)) || !(await hasGrants(client, role)))
    throw new NoFenceError(adviceFor(role));
  await assertSignsIn(address, role);
  return role;
}

/**
 * Returns the role that requests have: null where the policies are off, or, with a warning, where there can be no role, so
 * that requests stay the owner's and have one fence.
 */
export async function findRequestRole(
  address: string,
  logger: { warn(about: object, text: string): void },
): Promise<Role | null> {
  const client = createClient(address, driverSettings());
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { bound } = await loadFence(client);
    return bound === 0 ? null : await prepareRequestRole(client, address);
  } catch (error) {
    if (!(error instanceof NoFenceError)) throw error;
    logger.warn({ err: error }, 'The policies of rows are on and bind no request');
    return null;
  } finally {
    await client.end();
  }
}

/** @throws {NoFenceError} where no password can be derived. */
function getRequestRole(address: string): Role {
  const owner = findRole(address);
  if (!owner)
    throw new NoFenceError('DATABASE_URL names no password, from which the role’s would be derived.');
  return fencedRole(owner);
}

const adviceFor = ({ user }: Role): string =>
  `The role ${user} could not be prepared: give the owner the right to create roles (alter role … createrole), drop a role of that name, and run \`inlay fence on\` again.`;

async function exists(client: ClientBase, { user }: Role): Promise<boolean> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [user]);
  return rows.length > 0;
}

/** Whether the last migration's tables are granted already: most starts change nothing. */
async function hasGrants(client: ClientBase, { user }: Role): Promise<boolean> {
  const { rows } = await client.query<{ hasAll: boolean }>(
    `select coalesce(bool_and(has_table_privilege($1, c.oid, 'select, insert')), false) as "hasAll"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ('{public,graphile_worker}') and c.relkind in ('r', 'v', 'p')`,
    [user],
  );
  return rows[0]?.hasAll === true;
}

async function assertSignsIn(address: string, role: Role): Promise<void> {
  const client = createClient(asRole(address, role), clientTimeouts());
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (REFUSED.has(code)) throw new NoFenceError(adviceFor(role), { cause: error });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
