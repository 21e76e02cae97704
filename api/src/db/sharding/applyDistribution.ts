import { ALLOW_TRIGGERS, DISTRIBUTING, type DistributionStep } from './distributionSteps.ts';
import type { SchemaSource } from './readSchema.ts';

/** Tables that have a place: hash-distributed ('h'), or copied to every node (replication model 't'). */
const PLACED = `select logicalrelid::regclass::text as name from pg_dist_partition
  where partmethod = 'h' or repmodel = 't'`;
const SESSIONS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Returns what keeps a database from being distributed now, apart from its schema; null for nothing. */
export async function findObstacle(database: SchemaSource): Promise<string | null> {
  const [found] = await database.query<{ isThere: boolean }>(
    `select ${DISTRIBUTING.map((name) => `to_regproc('${name}') is not null`).join(' and ')} as "isThere"`,
  );
  if (!found?.isThere) return 'This database needs the extension citus: create extension citus.';
  const [others] = await database.query<{ count: number }>(SESSIONS);
  return others?.count ? `Stop the platform first: ${others.count} other sessions use this database.` : null;
}

/**
 * Gives each table its place, in a transaction of its own: what is done stays done, and a second run continues where
 * the first one failed.
 * @returns the tables in turn, as each is done; `isNew` = it had no place before.
 * @throws the server's error; the tables before have their place.
 */
export async function* applyDistribution(
  database: SchemaSource,
  steps: readonly DistributionStep[],
): AsyncGenerator<{ table: string; isNew: boolean }> {
  const rows = await database.query<{ name: string }>(PLACED);
  const placed = new Set(rows.map(({ name }) => name));
  for (const { table, sql } of steps) {
    const isNew = !placed.has(table);
    // Several statements sent together are one transaction.
    if (isNew) await database.query(`begin; ${ALLOW_TRIGGERS} ${sql} commit;`);
    yield { table, isNew };
  }
}
