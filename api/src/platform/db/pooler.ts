import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getAddresses } from '../config/databaseAddresses.ts';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from '../config/databaseTimeouts.ts';
import { carryPrincipal } from './fence/carryPrincipal.ts';
import { observeQueries } from './observeQueries.ts';
import { connectTo, createClient } from './servers/connectTo.ts';
import { clientTimeouts, driverSettings, keepAlive, keptConnections, sessionSettings } from './timeouts.ts';

/** A pooler in front of PostgreSQL, such as PgBouncer: each transaction may get another session. */
export interface Pooler {
  /** Whether it carries prepared statements over to another session. */
  keepsStatements: boolean;
  /** Names of the settings that its sessions lack. */
  unset: string[];
}

/** An address that needs its own session leads to a pooler. */
export class PoolerError extends Error {
  override name = 'PoolerError';
}

/** PgBouncer's answer to unknown startup parameters (protocol_violation). */
const REFUSED_PARAMETER = /unsupported startup parameter/;

/** Key of the advisory lock for the role's settings; any number, never changed. */
const SETTINGS_LOCK = 7_315_206;

/**
 * Detects a pooler behind an address by its behaviour: PostgreSQL takes settings at the start of a session, a pooler
 * refuses or forgets them.
 * @returns null for PostgreSQL itself.
 */
export async function findPooler(
  connectionString: string,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
): Promise<Pooler | null> {
  if (await givesSessions(connectionString, timeouts)) return null;
  return withClient(connectionString, clientTimeouts(timeouts), async (client) => ({
    keepsStatements: await renamesStatements(client),
    unset: await findUnset(client, timeouts),
  }));
}

async function givesSessions(connectionString: string, timeouts: DatabaseTimeouts): Promise<boolean> {
  // A value that no time-out has: it shows whether the session took the setting.
  const probeMs = timeouts.statementMs - 1;
  // Settings in the address take precedence over those sent with it.
  const [address] = getAddresses(connectionString).addresses;
  const own = new URL(address).searchParams.get('statement_timeout');
  const sentMs = own === null ? probeMs : Number.parseInt(own, 10);
  try {
    const settings = { ...driverSettings(timeouts), statement_timeout: probeMs };
    return await withClient(connectionString, settings, async (client) => {
      const { rows } = await client.query<{ ms: string }>(
        `select setting as ms from pg_settings where name = 'statement_timeout'`,
      );
      return Number(rows[0]?.ms) === sentMs;
    });
  } catch (error) {
    if (error instanceof Error && REFUSED_PARAMETER.test(error.message)) return false;
    throw error;
  }
}

/**
 * Detects support for prepared statements: such a pooler (PgBouncer from 1.21) renames them, because those of several
 * clients share a session. A name that arrives unchanged is not managed.
 */
async function renamesStatements(client: pg.Client): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  await client.query('begin');
  await client.query({ name, text: 'select 1' });
  const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name]);
  if (rows.length > 0) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
  await client.query('commit');
  return rows.length === 0;
}

/**
 * @throws {PoolerError} when an address leads to a pooler, where notifications do not arrive and time-outs do not
 *   hold.
 */
export async function assertNoPooler(
  connectionString: string,
  variable: string,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
): Promise<void> {
  if (!(await findPooler(connectionString, timeouts))) return;
  throw new PoolerError(
    `${variable} leads to a pooler. Listening, migrations and the job queue need sessions of their own: ` +
      'name PostgreSQL itself in DATABASE_DIRECT_URL.',
  );
}

/**
 * Sets the sessions' settings on the role in this database (T33): behind a pooler a session cannot request them. Runs
 * before the pooler's first session, because open ones keep their settings.
 * @param direct the address of PostgreSQL itself.
 */
export const setUpSessions = (
  direct: string,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
): Promise<void> =>
  withClient(direct, driverSettings(timeouts), (client) => giveRoleSettings(client, timeouts));

/** Writes settings only where they differ: most starts change nothing. */
async function giveRoleSettings(client: pg.Client, timeouts: DatabaseTimeouts): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
  const { rows } = await client.query<{ name: string; settings: string[] | null }>(
    `select current_database() as name, (
       select setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
       where r.rolname = current_user and s.setdatabase = (select oid from pg_database where datname = current_database())
     ) as settings`,
  );
  const [{ name, settings } = { name: '', settings: null }] = rows;
  for (const [setting, value] of Object.entries(sessionSettings(timeouts))) {
    if (settings?.includes(`${setting}=${value}`)) continue;
    await client.query(
      `alter role current_user in database ${pg.escapeIdentifier(name)} set ${setting} = ${value}`,
    );
  }
  await client.query('commit');
}

async function findUnset(client: pg.Client, timeouts: DatabaseTimeouts): Promise<string[]> {
  const wanted = sessionSettings(timeouts);
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, setting as value from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.entries(wanted)
    .filter(([name, value]) => found.get(name) !== String(value))
    .map(([name]) => name);
}

/**
 * Options of node-postgres for the connections of a pool.
 * @param pooler the pooler behind the address; null = PostgreSQL itself.
 * @param isFenced statements carry their principal (decision 907).
 */
export function driverOptions(
  connectionString: string,
  pooler: Pooler | null,
  timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS,
  isFenced = false,
): pg.PoolConfig & { Client: typeof pg.Client } {
  const keepsStatements = !pooler || pooler.keepsStatements;
  const Carrying = isFenced ? carryPrincipal(pg.Client, keepsStatements) : pg.Client;
  const Base = keepsStatements ? Carrying : withoutPreparing(Carrying);
  return {
    ...connectTo(connectionString, observeQueries(Base)),
    ...(pooler ? clientTimeouts(timeouts) : driverSettings(timeouts)),
    ...keepAlive,
    ...keptConnections,
  };
}

/** A kind of connection without prepared statements: the next session would not know them. */
const withoutPreparing = (Base: typeof pg.Client): typeof pg.Client =>
  class extends Base {
    override query(...sent: unknown[]): never {
      const [statement, ...rest] = sent;
      const anonymous = isNamed(statement) ? { ...statement, name: undefined } : statement;
      return (super.query as (...sent: unknown[]) => never)(anonymous, ...rest);
    }
  };

/** Whether it is a named statement, and not one that sends itself, such as a cursor. */
const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

async function withClient<Result>(
  connectionString: string,
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = createClient(connectionString, options);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
