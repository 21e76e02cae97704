import { MikroORM } from '@mikro-orm/postgresql';
import { Logger, runMigrations } from 'graphile-worker';
import { ormOptions } from './orm.ts';

/** Names the lock that lets one process migrate at a time; any number, never changed. */
const MIGRATION_LOCK = 7_315_204;

/** What failed is thrown; the rest needs no words. */
const SILENT = new Logger(() => () => undefined);

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates,
 * the others wait and find nothing to do.
 */
export async function migrate(connectionString: string): Promise<void> {
  const orm = await MikroORM.init({
    // Two: the migrator looks for its own table beside the transaction.
    ...ormOptions(connectionString, 2),
    // A migration may take longer than a request ever should.
    driverOptions: { connectionTimeoutMillis: 10_000 },
  });
  try {
    await orm.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await orm.migrator.up({ transaction: em.getTransactionContext() });
      // The job queue keeps its own schema, and this lock keeps it to one process as well.
      await runMigrations({ connectionString, maxPoolSize: 1, logger: SILENT });
    });
  } finally {
    await orm.close();
  }
}
