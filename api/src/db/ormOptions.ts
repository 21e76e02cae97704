import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { UnderscoreNamingStrategy, type Options } from '@mikro-orm/postgresql';
import { dropReadOnly } from './dropReadOnly.ts';
import { driverOptions, type Pooler } from './pooler.ts';

/** How the platform uses the database, but for the address. */
export function ormOptions(connectionString: string, poolSize = 10, pooler: Pooler | null = null): Options {
  return {
    clientUrl: connectionString,
    extensions: [Migrator],
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: { ...driverOptions(pooler), onPoolCreated: dropReadOnly },
    migrations: {
      tableName: 'schema_migrations',
      // Sources and build lie side by side: the folder of this very file is always the right one.
      path: fileURLToPath(new URL('./migrations', import.meta.url)),
      glob: '!(*.d|*.test).{js,ts}',
      snapshotName: 'snapshot',
      // The snapshot belongs to the code: processes that migrate at the same time would write into each other's.
      snapshotOnMigrate: false,
      silent: true,
      // Each migration commits by itself: one that runs online cannot stand in a transaction with others.
      allOrNothing: false,
      disableForeignKeys: false,
    },
    // Tables of other owners (job queue, search extensions) are none of ours to change.
    // Functions and triggers stand in the migrations alone.
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      ignoreRoutines: true,
      ignoreTriggers: true,
      disableForeignKeys: false,
    },
  };
}
