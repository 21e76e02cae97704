import type { Config } from '../config/config.ts';
import type { EmbeddedLogger } from './embedded/embeddedLogger.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';

/** A running database, with a function that releases it. */
export interface OpenDatabase {
  connectionString: string;
  /** Stops an embedded server unless another process uses it; never stops any other server. */
  stop(): Promise<void>;
}

/** Opens the configured database: the embedded one, or another server. */
export async function openDatabase(config: Config, logger: EmbeddedLogger): Promise<OpenDatabase> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => undefined };
  const { socketConnectionString, stop } = await startEmbeddedPostgres({
    dataFolder: config.dataFolder,
    archives: config.backup.to !== null,
    logger,
  });
  return { connectionString: socketConnectionString, stop };
}
