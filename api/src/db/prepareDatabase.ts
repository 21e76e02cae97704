import type { Config } from '../config.ts';
import { assertDurable } from './durability.ts';
import { migrate } from './migrate.ts';
import { assertNoPooler, boundSessions } from './pooler.ts';

/**
 * Makes a database fit to be worked with: it is durable and at the newest schema, and time-outs hold in it
 * (T33), also behind a pooler.
 * @throws when it is not durable, or when nothing leads to PostgreSQL itself.
 */
export async function prepareDatabase(
  config: Config,
  logger: { warn(about: object, text: string): void },
  connectionString: string,
): Promise<void> {
  const direct = config.databaseDirectUrl ?? connectionString;
  await assertNoPooler(direct, config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  await assertDurable(direct, config, logger);
  await migrate(direct);
  if (config.databaseDirectUrl) await boundSessions({ direct, pooled: connectionString }, logger);
}
