import { UnderscoreNamingStrategy, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { READ_TYPES } from './readTypes.ts';
import { getAddresses } from '../config/databaseAddresses.ts';
import type { DatabaseTimeouts } from '../config/databaseTimeouts.ts';
import { MIGRATIONS_FOLDER } from './migrationFiles.ts';
import { dropReadOnly } from './dropReadOnly.ts';
import { closeUnanswered, releaseLost } from './releaseLost.ts';
import { driverOptions, type Pooler } from './pooler.ts';

/** Options of the ORM, without the entities. */
export function ormOptions(
  connectionString: string,
  poolSize = 10,
  pooler: Pooler | null = null,
  timeouts?: DatabaseTimeouts,
  isFenced = false,
): Options {
  const { Client, ...driver } = driverOptions(connectionString, pooler, timeouts, isFenced);
  return {
    clientUrl: getAddresses(connectionString).addresses[0],
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    pool: { max: poolSize },
    // MikroORM reads neither `host` nor `sslmode` from the query of the address; the driver does.
    driverOptions: {
      ...driver,
      Client: closeUnanswered(Client),
      onPoolCreated(pool: Pool) {
        pool.options.types = READ_TYPES;
        dropReadOnly(pool);
        releaseLost(pool);
      },
    },
    migrations: {
      tableName: 'schema_migrations',
      path: MIGRATIONS_FOLDER,
      glob: '!(*.d|*.test).{js,ts}',
      // A new migration is the difference between the entities and a database with the newest schema.
      snapshot: false,
      silent: true,
      // Each migration commits separately: an online one cannot share a transaction.
      allOrNothing: false,
      disableForeignKeys: false,
    },
    // Tables of the job queue and of extensions have other owners. Only the migrations define functions, triggers and
    // policies.
    schemaGenerator: {
      ignoreSchema: ['graphile_worker'],
      ignoreRoutines: true,
      ignoreTriggers: true,
      ignorePolicies: true,
      disableForeignKeys: false,
    },
  };
}
