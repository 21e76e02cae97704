import type pg from 'pg';
import { assertNoEarlierBuild } from '../../platform/db/migrate.ts';
import { listMigrations } from '../../platform/db/migrationFiles.ts';
import { createClient } from '../../platform/db/servers/connectTo.ts';
import { driverSettings } from '../../platform/db/timeouts.ts';

/** A migration and its state. */
export interface MigrationState {
  name: string;
  /** `foreign`: applied by a version of Inlay that is not this one. */
  state: 'applied' | 'pending' | 'foreign';
  appliedAt: Date | null;
}

/**
 * Returns every migration, oldest first. Unlike the migrator, it never writes to the database.
 * @throws {EarlierBuildError}
 */
export async function loadMigrations(connectionString: string): Promise<MigrationState[]> {
  const client = createClient(connectionString, driverSettings());
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await findMigrations(client);
  } finally {
    await client.end();
  }
}

/** The same over a connection that is open. */
export async function findMigrations(client: pg.ClientBase): Promise<MigrationState[]> {
  const applied = await findApplied(client);
  const known = await listMigrations();
  const names = [...new Set([...known, ...applied.keys()])].sort();
  return names.map((name) => {
    const appliedAt = applied.get(name) ?? null;
    if (!appliedAt) return { name, state: 'pending', appliedAt };
    return { name, state: known.includes(name) ? 'applied' : 'foreign', appliedAt };
  });
}

async function findApplied(client: pg.ClientBase): Promise<Map<string, Date>> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    `select to_regclass('schema_migrations') is not null as is_there`,
  );
  if (!tables[0]?.is_there) return new Map();
  const { rows } = await client.query<{ name: string; executed_at: Date }>(
    'select name, executed_at from schema_migrations',
  );
  assertNoEarlierBuild(rows.map(({ name }) => name));
  return new Map(rows.map(({ name, executed_at }) => [name, executed_at]));
}
