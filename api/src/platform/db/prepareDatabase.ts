import type { Config } from '../config/config.ts';
import { assertDurable } from './durability.ts';
import type { Role } from './fence/fencedRole.ts';
import { hasPolicies } from './fence/hasPolicies.ts';
import { migrate } from './migrate.ts';
import { assertNoPooler, setUpSessions, findPooler, type Pooler } from './pooler.ts';

/** A prepared database, with the poolers behind its addresses; null = PostgreSQL itself. */
export interface PreparedDatabase {
  connectionString: string;
  pooler: Pooler | null;
  /** The pooler of `databaseReadUrl`, or of the main address without one. */
  readPooler: Pooler | null;
  /** The role of requests, where the policies of rows are switched on (decision 907). */
  fencedRole?: Role | null;
}

/**
 * Prepares a database: checks durability, migrates to the newest schema and makes the sessions' settings hold (T33), also
 * behind a pooler.
 * @throws when it is not durable, or when nothing leads to PostgreSQL itself.
 */
export async function prepareDatabase(
  config: Config,
  logger: { warn(about: object, text: string): void },
  connectionString: string,
): Promise<PreparedDatabase> {
  const direct = config.databaseDirectUrl ?? connectionString;
  const timeouts = config.databaseTimeouts;
  await assertNoPooler(direct, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', timeouts);
  await assertDurable(direct, config, logger);
  await migrate(direct);
  if (!config.databaseDirectUrl) {
    if (!(await hasPolicies(direct))) return { connectionString, pooler: null, readPooler: null };
    const { findRequestRole } = await import('./fence/requestRole.ts');
    const fencedRole = await findRequestRole(direct, logger);
    return { connectionString, pooler: null, readPooler: null, fencedRole };
  }
  await setUpSessions(direct, timeouts);
  const pooler = await findPooler(connectionString, timeouts);
  if (!pooler) return { connectionString, pooler: null, readPooler: null };
  if (pooler.unset.length > 0) {
    logger.warn(
      { settings: pooler.unset },
      'Sessions behind the pooler have other settings than the role. If they are older: RECONNECT in its console.',
    );
  }
  const readUrl = config.databaseReadUrl;
  // An unavailable replica does not prevent the start.
  const readPooler = readUrl ? await findPooler(readUrl, timeouts).catch(() => pooler) : pooler;
  return { connectionString, pooler, readPooler };
}
