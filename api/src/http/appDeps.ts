import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AltchaCaptcha } from '../captcha/altchaCaptcha.ts';
import type { Config } from '../config.ts';
import type { SubmissionStore } from '../public-forms/submissionStore.ts';
import type { BuiltAssets } from './builtAssets.ts';

/** What the application is made of; made once at start and handed to whatever needs it. */
export interface AppDeps {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  /** For hot paths in SQL. */
  pool: Pool;
  captcha: AltchaCaptcha;
  submissions: SubmissionStore;
  assets: BuiltAssets;
}
