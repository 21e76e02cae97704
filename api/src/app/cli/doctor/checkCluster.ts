import type pg from 'pg';
import { getAddresses } from '../../../platform/config/databaseAddresses.ts';
import { createClient } from '../../../platform/db/servers/connectTo.ts';
import { driverSettings } from '../../../platform/db/timeouts.ts';
import { attention, counted, ok, problem, reasonOf, type Finding } from './finding.ts';

/** Levels at which a commit waits for the synchronous standbys. */
const WAITING_LEVELS = ['on', 'remote_write', 'remote_apply'];
/** A replica that is further behind, in bytes of the log, is of no use for most reads. */
const MAX_LAG_BYTES = 16 * 1024 ** 2;

// Without the right to see more, a role sees that there are standbys, and nothing of them.
const REPLICATION = `
  select (select count(*)::int from pg_stat_replication) as standbys,
    current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as level`;
const STATE = `
  select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
    coalesce(pg_last_wal_receive_lsn() - pg_last_wal_replay_lsn(), 0)::float8 as "lagBytes"`;

interface State {
  isStandby: boolean;
  isReadOnly: boolean;
  /** Received and not replayed yet. */
  lagBytes: number;
}

/** Says whether acknowledged transactions survive the loss of the primary. */
export async function checkReplication(client: pg.ClientBase): Promise<Finding> {
  const name = 'Replication';
  const { rows } = await client.query<{ standbys: number; names: string; level: string }>(REPLICATION);
  const { standbys = 0, names = '', level = '' } = rows[0] ?? {};
  if (names !== '' && WAITING_LEVELS.includes(level)) {
    return ok(
      name,
      `synchronous, ${count(standbys)}: what is acknowledged survives the loss of the primary.`,
    );
  }
  if (standbys === 0) return ok(name, 'no standby: a lost server is restored from a backup.');
  const reason = names === '' ? '' : ` because synchronous_commit is ${level}`;
  return attention(
    name,
    `asynchronous${reason}, ${count(standbys)}: a fail-over may lose the last acknowledged submissions. To keep them, set synchronous_mode (Patroni) or synchronous_standby_names.`,
  );
}

/** Examines each of several hosts; the platform needs one that is writable. */
export async function checkHosts(connectionString: string): Promise<Finding | Finding[]> {
  const { addresses } = getAddresses(connectionString);
  if (addresses.length === 1) return [];
  const states = await Promise.all(addresses.map(describeHost));
  const text = states.map(({ host, role }) => `${host} ${role}`).join(', ');
  const primaries = states.filter(({ role }) => role === 'primary').length;
  if (primaries === 0) return problem('Database hosts', `none is writable: ${text}.`);
  if (primaries > 1)
    return problem('Database hosts', `several are writable, so they have diverged: ${text}.`);
  if (states.some(({ isAway }) => isAway)) return attention('Database hosts', `${text}.`);
  return ok('Database hosts', `${text}.`);
}

/** Checks that the read replica follows. */
export async function checkReplica(connectionString: string): Promise<Finding> {
  const name = 'Read replica';
  const state = await loadState(connectionString).catch((error: unknown) => reasonOf(error));
  if (typeof state === 'string')
    return attention(name, `it cannot be reached (${state}): the primary answers instead.`);
  const { isStandby, lagBytes } = state;
  if (!isStandby) return attention(name, 'it is no standby, so nothing shows whether it is up to date.');
  if (lagBytes > MAX_LAG_BYTES) {
    return attention(name, `${Math.round(lagBytes / 1024 ** 2)} MB behind: the primary answers instead.`);
  }
  return ok(name, 'it follows; while it is behind, the primary answers instead.');
}

async function describeHost(address: string): Promise<{ host: string; role: string; isAway: boolean }> {
  const { host } = new URL(address);
  try {
    const { isStandby, isReadOnly } = await loadState(address);
    const role = isStandby ? 'standby' : isReadOnly ? 'read-only' : 'primary';
    return { host, role, isAway: false };
  } catch (error) {
    return { host, role: `cannot be reached (${reasonOf(error)})`, isAway: true };
  }
}

async function loadState(connectionString: string): Promise<State> {
  const client = createClient(connectionString, driverSettings());
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<State>(STATE);
    return rows[0] ?? { isStandby: false, isReadOnly: false, lagBytes: 0 };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const count = (standbys: number): string => counted(standbys, 'standby', 'standbys');
