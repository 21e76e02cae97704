import type { Logger } from 'pino';
import { createAltchaCaptcha } from './captcha/altchaCaptcha.ts';
import type { Config } from './config.ts';
import { createOrm } from './db/orm.ts';
import { createPool } from './db/pool.ts';
import type { AppDeps } from './http/appDeps.ts';
import { loadBuiltAssets } from './http/builtAssets.ts';
import { createPostgresSubmissionStore } from './public-forms/postgresSubmissionStore.ts';

/** Everything the application is made of, on one migrated database; and how to let it go. */
export async function createDeps(
  config: Config,
  logger: Logger,
  connectionString: string,
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const orm = await createOrm(connectionString, config.poolSize);
  const pool = createPool(connectionString, { size: config.poolSize, logger });
  const deps: AppDeps = {
    config,
    logger,
    orm,
    pool,
    captcha: createAltchaCaptcha(config.secret),
    submissions: createPostgresSubmissionStore(pool),
    assets: await loadBuiltAssets(),
  };
  return {
    deps,
    async close() {
      await pool.end();
      await orm.close();
    },
  };
}
