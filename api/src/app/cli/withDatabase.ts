import { type CliContext, CliError, print } from '@inlay/sdk/cli';
import type { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig, type Config } from '../../platform/config/config.ts';
import type { EmbeddedLogger } from '../../platform/db/embedded/embeddedLogger.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import { createOrm } from '../../platform/entities/orm.ts';
import { loadMigrations } from './loadMigrations.ts';

/** Commands run one query at a time; the migrator's table is read on a second connection. */
const POOL_SIZE = 2;

/** The database connection of a command. */
export interface CliDatabase {
  config: Config;
  connectionString: string;
}

/**
 * Runs work on the configured database. Starts an embedded database that is not running, and stops it
 * afterwards. Joins one that the platform uses, and leaves it running.
 */
export async function withDatabase<Result>(
  context: CliContext,
  work: (database: CliDatabase) => Promise<Result>,
): Promise<Result> {
  const config = await loadConfig(context.environment);
  const database = await openDatabase(config, loggerTo(context));
  try {
    return await untilInterrupted(context.signal, () =>
      // Commands are few and may need session state, so they bypass a pooler.
      work({ config, connectionString: config.databaseDirectUrl ?? database.connectionString }),
    );
  } finally {
    await database.stop();
  }
}

/**
 * The same with entities, for a database that is at the newest schema.
 * @throws {CliError} when migrations are pending.
 */
export async function withOrm<Result>(
  context: CliContext,
  work: (platform: CliDatabase & { orm: MikroORM }) => Promise<Result>,
): Promise<Result> {
  return withDatabase(context, async (database) => {
    const migrations = await loadMigrations(database.connectionString);
    if (migrations.some(({ state }) => state === 'pending')) {
      throw new CliError('The database has pending migrations. Run first: npm run inlay -- migrations run');
    }
    const orm = createOrm(database.connectionString, POOL_SIZE);
    try {
      return await untilInterrupted(context.signal, () => work({ ...database, orm }));
    } finally {
      await orm.close();
    }
  });
}

/** Routes the embedded database's messages to the error output. */
export const loggerTo = ({ errors }: CliContext): EmbeddedLogger => ({
  info: (message) => print(errors, message),
  warn: (message) => print(errors, message),
});

/** Rejects as soon as the person interrupts, so that callers close what they opened. */
export async function untilInterrupted<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const over = new AbortController();
  const interrupted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
  });
  try {
    return await Promise.race([work(), interrupted]);
  } finally {
    over.abort();
  }
}
