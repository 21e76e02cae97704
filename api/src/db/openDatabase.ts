import type { Config } from '../config/config.ts';
import type { EmbeddedLogger } from './embedded/embeddedLogger.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';

/** A database that answers, and how to let go of it. */
export interface OpenDatabase {
  connectionString: string;
  /** Stops an embedded server that nobody else uses; leaves every other one alone. */
  stop(): Promise<void>;
}

/** The database of the configuration: the embedded one, or another server that is there already. */
export async function openDatabase(config: Config, logger: EmbeddedLogger): Promise<OpenDatabase> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ dataFolder: config.dataFolder, logger });
}
