import type pg from 'pg';
import { DURABILITY_SETTINGS, findUnsafeSettings } from '../../../platform/db/durability.ts';
import { findPooler } from '../../../platform/db/pooler.ts';
import { sessionTimeouts } from '../../../platform/db/timeouts.ts';
import { findMigrations } from '../loadMigrations.ts';
import { attention, ok, problem, type Finding } from './finding.ts';

/** Minimum version that the documentation promises. */
const OLDEST_VERSION = 15;
const EXTENSIONS = ['pg_trgm'];
/** Clocks that differ by more confuse sessions, locks and links that expire. */
const MAX_SKEW_MS = 2_000;

/** New enough? */
export async function checkVersion(client: pg.ClientBase, place: string): Promise<Finding> {
  const settings = await loadSettings(client, ['server_version', 'server_version_num']);
  const version = `PostgreSQL ${settings.get('server_version')?.split(' ', 1)[0]}, ${place}`;
  if (Number(settings.get('server_version_num')) >= OLDEST_VERSION * 10_000)
    return ok('Database', `${version}.`);
  return problem('Database', `${version}: Inlay needs PostgreSQL ${OLDEST_VERSION} or newer.`);
}

/** Extensions that migrations create. */
export async function checkExtensions(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    'select name from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return ok('Extensions', `${EXTENSIONS.join(', ')} available.`);
  const advice = 'install the contrib package of PostgreSQL on its server';
  return problem('Extensions', `${missing.join(', ')} missing: ${advice}.`);
}

/** Checks the settings without which PostgreSQL may lose a committed transaction. */
export async function checkDurability(client: pg.ClientBase): Promise<Finding[]> {
  const off = await findUnsafeSettings(client);
  if (off.length === 0) return [ok('Durability', `${DURABILITY_SETTINGS.join(', ')} are on.`)];
  return off.map((name) => {
    const advice = `alter system set ${name} = on; select pg_reload_conf();`;
    return problem('Durability', `${name} is off, so a power cut loses what was acknowledged: ${advice}`);
  });
}

/** Row-level security does not bind superusers. */
export async function checkRole(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ name: string; rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolname as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  const { name = '?', rolsuper = false, rolbypassrls = false } = rows[0] ?? {};
  if (!rolsuper && !rolbypassrls) return ok('Database role', `${name} is no superuser.`);
  const what = rolsuper ? 'is a superuser' : 'bypasses row-level security';
  const advice = 'make a role that only owns its database, and name it in DATABASE_URL';
  return problem('Database role', `${name} ${what}: ${advice}.`);
}

/** Checks the time-outs: an address may set its own instead of those each connection requests (T33). */
export async function checkTimeouts(client: pg.ClientBase): Promise<Finding> {
  const settings = await loadSettings(client, Object.keys(sessionTimeouts()));
  const wrong = Object.entries(sessionTimeouts()).filter(([name, ms]) => Number(settings.get(name)) !== ms);
  if (wrong.length === 0) return ok('Time-outs', 'are kept by the database.');
  const found = wrong.map(([name, ms]) => `${name} is ${settings.get(name)} ms instead of ${ms}`);
  const advice = 'name no time-outs of your own in DATABASE_URL';
  return attention('Time-outs', `${found.join(', ')}: ${advice}.`);
}

/** Checks that the time-outs also hold behind a connection pooler. */
export async function checkPooler(url: string): Promise<Finding> {
  const pooler = await findPooler(url);
  if (!pooler) return attention('Pooler', 'there is none: DATABASE_DIRECT_URL is not needed.');
  const { unset, keepsStatements } = pooler;
  if (unset.length > 0) {
    const advice = 'start the platform once, then RECONNECT in the console of the pooler';
    return attention('Pooler', `${unset.join(', ')} not kept behind it: ${advice}.`);
  }
  const statements = keepsStatements ? 'keeps prepared statements' : 'prepares no statements';
  return ok('Pooler', `${statements}; time-outs hold behind it.`);
}

/** Is the database at the newest schema? */
export async function checkMigrations(client: pg.ClientBase): Promise<Finding> {
  const name = 'Migrations';
  const migrations = await findMigrations(client);
  const pending = migrations.filter(({ state }) => state === 'pending');
  if (pending.length > 0) {
    const advice = 'npm run inlay -- migrations run (or the next start)';
    return attention(name, `${pending.length} of ${migrations.length} pending: ${advice}.`);
  }
  if (migrations.every(({ state }) => state === 'applied')) return ok(name, 'all applied.');
  return attention(name, 'the database was migrated by another version of Inlay: run the newest one.');
}

/** The clocks of this machine and of the database, compared in the middle of a round trip. */
export async function checkClock(client: pg.ClientBase, now: () => number): Promise<Finding> {
  const before = now();
  const { rows } = await client.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const after = now();
  const skewMs = Math.abs((rows[0]?.ms ?? 0) - (before + after) / 2);
  // The server may have read its clock at either end of the round trip.
  if (skewMs <= MAX_SKEW_MS + (after - before) / 2)
    return ok('Clocks', 'this machine and the database agree.');
  const seconds = (skewMs / 1000).toFixed(1);
  const advice = 'set both by a time server (NTP)';
  return attention('Clocks', `this machine and the database differ by ${seconds} s: ${advice}.`);
}

async function loadSettings(client: pg.ClientBase, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [names],
  );
  return new Map(rows.map(({ name, setting }) => [name, setting]));
}
