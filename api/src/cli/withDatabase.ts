import type { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig, type Config } from '../config/config.ts';
import type { EmbeddedLogger } from '../db/embedded/embeddedLogger.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createOrm } from '../entities/orm.ts';
import { CliError, print, type CliContext } from './cliContext.ts';
import { readMigrations } from './readMigrations.ts';

/** A command does one thing after the other; the migrator's own table is looked at beside them. */
const POOL_SIZE = 2;

/** What a command works with. */
export interface CliDatabase {
  config: Config;
  connectionString: string;
}

/**
 * Runs work on the database of the configuration. An embedded one that does not run is started, and
 * stopped again; one that the platform uses is joined, and goes on.
 */
export async function withDatabase<Result>(
  context: CliContext,
  work: (database: CliDatabase) => Promise<Result>,
): Promise<Result> {
  const config = await loadConfig(context.environment);
  const database = await openDatabase(config, loggerTo(context));
  try {
    return await untilInterrupted(context.signal, () =>
      // Commands are few and may need a session of their own.
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
    const migrations = await readMigrations(database.connectionString);
    if (migrations.some(({ state }) => state === 'pending')) {
      throw new CliError('The database has pending migrations. Run first: npm run inlay -- migrations run');
    }
    const orm = await createOrm(database.connectionString, POOL_SIZE);
    try {
      return await untilInterrupted(context.signal, () => work({ ...database, orm }));
    } finally {
      await orm.close();
    }
  });
}

/** Where the embedded database says what it does. */
export const loggerTo = ({ errors }: CliContext): EmbeddedLogger => ({
  info: (message) => print(errors, message),
  warn: (message) => print(errors, message),
});

/** Rejects as soon as the person wants to stop, so that what was opened is closed. */
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
