import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { listMigrations } from './migrationFiles.ts';
import { connectTo, createClient } from './servers/connectTo.ts';
import { ormOptions } from './ormOptions.ts';
import { UNBOUND } from './timeouts.ts';

/** Key of the advisory lock that lets one process migrate at a time. */
const MIGRATION_LOCK = 7_315_206;
/**
 * Pause between two tries to get that lock, in ms. Who waits inside a statement has a snapshot, which would hold up
 * CREATE INDEX CONCURRENTLY for good.
 */
const LOCK_PAUSE_MS = 100;
/** Longest time for a connection, in ms: a starting database answers late. */
const CONNECT_MS = 10_000;

/** A migration may take longer than a request ever should, and adds triggers to distributed tables (decision 292). */
const PATIENT = {
  connectionTimeoutMillis: CONNECT_MS,
  options: `${UNBOUND} -c citus.enable_unsafe_triggers=on`,
} as const;

/** The newest migration of the job queue, as the database names it; a test compares it with what is there. */
export const NEWEST_OF_QUEUE = 20;

/** The migration that made the tables; a database that has others without it is of an earlier build. */
const FIRST_MIGRATION = 'Migration20261129100000_initial';

/** A database that this release cannot carry on, and leaves as it is. */
export class EarlierBuildError extends Error {
  override name = 'EarlierBuildError';

  constructor() {
    super(
      'This database was made by a build of Inlay before 0.1.0, and nothing in it was changed: export its forms and ' +
        'submissions with that build, or start with another, empty database.',
    );
  }
}

/** @throws {EarlierBuildError} when migrations were applied, but not the one that makes this release's tables. */
export function assertNoEarlierBuild(applied: readonly string[]): void {
  if (applied.length > 0 && !applied.includes(FIRST_MIGRATION)) throw new EarlierBuildError();
}

/**
 * Migrates the database to the newest schema. Of several starting processes one migrates; the others wait and find
 * nothing to do.
 * @param connectionString of PostgreSQL itself, not of a pooler.
 * @throws {EarlierBuildError} before anything is changed.
 */
export async function migrate(connectionString: string): Promise<void> {
  const client = createClient(connectionString, PATIENT);
  await client.connect();
  try {
    while (!(await hasLock(client))) await sleep(LOCK_PAUSE_MS);
    if (!(await isNewest(client))) await runOwnMigrations(connectionString);
    // The job queue keeps its own schema, and this lock keeps it to one process as well.
    if (!(await isQueueNewest(client))) await migrateQueue(connectionString);
  } finally {
    await client.end();
  }
}

/** The lock is the connection's, and ends with it: a transaction might hold a snapshot. */
async function hasLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.isHeld === true;
}

/** Whether the schema is the newest, found without the ORM, whose start takes a while. */
async function isNewest(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return false;
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const done = rows.map(({ name }) => name);
  assertNoEarlierBuild(done);
  const names = await listMigrations();
  return names.length > 0 && names.every((name) => done.includes(name));
}

/** Whether the queue's schema is the newest, found without loading graphile-worker (decision 195). */
async function isQueueNewest(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return false;
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(id) as newest from graphile_worker.migrations',
  );
  return (rows[0]?.newest ?? 0) >= NEWEST_OF_QUEUE;
}

/** Runs the platform's own migrations, all or those up to one: what an earlier build had. */
export async function runOwnMigrations(connectionString: string, to?: string): Promise<void> {
  const { Migrator } = await import('@mikro-orm/migrations');
  const orm = await MikroORM.init({
    // Two connections: the migrator looks for its table outside the transaction.
    ...ormOptions(connectionString, 2),
    extensions: [Migrator],
    // Migrations are SQL and need no entities.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: { ...connectTo(connectionString), ...PATIENT },
  });
  try {
    await orm.migrator.up(to === undefined ? {} : { to });
  } finally {
    await orm.close();
  }
}

async function migrateQueue(connectionString: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker');
  const pgPool = new pg.Pool({ ...connectTo(connectionString), ...PATIENT, max: 1 });
  // A lost connection shows in the statement that needed it.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // Failures are thrown; the rest needs no log.
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
