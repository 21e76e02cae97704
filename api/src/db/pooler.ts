import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DATABASE_TIMEOUTS, clientTimeouts, driverTimeouts, sessionTimeouts } from './timeouts.ts';

/** A pooler in front of PostgreSQL, such as PgBouncer: each transaction may get another session. */
export interface Pooler {
  /** Whether it brings prepared statements along to whatever session comes next. */
  keepsStatements: boolean;
  /** The time-outs that its sessions do not have, by name. */
  unbound: string[];
}

/** An address that needs a session of its own leads to a pooler. */
export class PoolerError extends Error {
  override name = 'PoolerError';
}

/** Of no other time-out: whether a session of one's own was got shows in it. In milliseconds. */
const PROBE_MS = DATABASE_TIMEOUTS.statementMs - 1;
/** What PgBouncer says to startup parameters that it does not know (protocol_violation). */
const REFUSED_PARAMETER = /unsupported startup parameter/;

/** Names of the role's settings lock each other; any number, never changed. */
const TIMEOUTS_LOCK = 7_315_206;

/**
 * Finds out what an address leads to, by what it does: PostgreSQL takes settings at the start of a session,
 * a pooler refuses or forgets them.
 * @returns null for PostgreSQL itself.
 */
export async function findPooler(connectionString: string): Promise<Pooler | null> {
  if (await givesSessions(connectionString)) return null;
  return withClient({ connectionString, ...clientTimeouts }, async (client) => ({
    keepsStatements: await renamesStatements(client),
    unbound: await findUnbound(client),
  }));
}

async function givesSessions(connectionString: string): Promise<boolean> {
  // What an address says of itself comes before what is said with it.
  const own = new URL(connectionString).searchParams.get('statement_timeout');
  const sentMs = own === null ? PROBE_MS : Number.parseInt(own, 10);
  try {
    return await withClient(
      { connectionString, ...driverTimeouts, statement_timeout: PROBE_MS },
      async (client) => {
        const { rows } = await client.query<{ ms: string }>(
          `select setting as ms from pg_settings where name = 'statement_timeout'`,
        );
        return Number(rows[0]?.ms) === sentMs;
      },
    );
  } catch (error) {
    if (error instanceof Error && REFUSED_PARAMETER.test(error.message)) return false;
    throw error;
  }
}

/**
 * A pooler that knows prepared statements (PgBouncer from 1.21) gives them names of its own, because those
 * of its clients meet in one session. Where the name arrives as it was sent nobody looks after it.
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
 * @throws {PoolerError} when an address leads to a pooler: notices would never arrive there, and time-outs
 *   not hold.
 */
export async function assertNoPooler(connectionString: string, variable: string): Promise<void> {
  if (!(await findPooler(connectionString))) return;
  throw new PoolerError(
    `${variable} leads to a pooler. Listening, migrations and the job queue need sessions of their own: ` +
      'name PostgreSQL itself in DATABASE_DIRECT_URL.',
  );
}

/**
 * Behind a pooler nobody can ask for time-outs at the start of a session, so the role has them in this
 * database (T33). Sessions that the pooler has open keep what they began with: before the first of them.
 * @param direct the address of PostgreSQL itself.
 */
export const boundSessions = (direct: string): Promise<void> =>
  withClient({ connectionString: direct, ...driverTimeouts }, giveRoleTimeouts);

/** Written only where they differ: every start looks, and hardly any has to. */
async function giveRoleTimeouts(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [TIMEOUTS_LOCK]);
  const { rows } = await client.query<{ name: string; settings: string[] | null }>(
    `select current_database() as name, (
       select setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
       where r.rolname = current_user and s.setdatabase = (select oid from pg_database where datname = current_database())
     ) as settings`,
  );
  const [{ name, settings } = { name: '', settings: null }] = rows;
  for (const [setting, ms] of Object.entries(sessionTimeouts)) {
    if (settings?.includes(`${setting}=${ms}`)) continue;
    await client.query(
      `alter role current_user in database ${pg.escapeIdentifier(name)} set ${setting} = ${ms}`,
    );
  }
  await client.query('commit');
}

async function findUnbound(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; ms: string }>(
    'select name, setting as ms from pg_settings where name = any($1)',
    [Object.keys(sessionTimeouts)],
  );
  const found = new Map(rows.map(({ name, ms }) => [name, Number(ms)]));
  return Object.entries(sessionTimeouts)
    .filter(([name, ms]) => found.get(name) !== ms)
    .map(([name]) => name);
}

/** What connections through a pooler have to do without, as node-postgres wants it. */
export function driverOptions(pooler: Pooler | null): pg.PoolConfig {
  if (!pooler) return driverTimeouts;
  return { ...clientTimeouts, ...(!pooler.keepsStatements && { Client: UnpreparedClient }) };
}

/** Statements are parsed anew each time: whatever session gets the next one does not know this one's. */
class UnpreparedClient extends pg.Client {
  override query(...sent: unknown[]): never {
    const [statement, ...rest] = sent;
    const anonymous = isNamed(statement) ? { ...statement, name: undefined } : statement;
    return (super.query as (...sent: unknown[]) => never)(anonymous, ...rest);
  }
}

/** A statement with a name, and none that sends itself, such as a cursor. */
const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

async function withClient<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
