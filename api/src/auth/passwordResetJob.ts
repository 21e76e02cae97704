import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { requestSourceSchema } from '../http/requestSource.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { mailPasswordReset } from './passwordReset.ts';

/** Mails the link that sets a new password (D-44). */
export const passwordResetJob = defineJob({
  name: 'mail_password_reset',
  payload: z.object({ email: z.string(), source: requestSourceSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, request) =>
    inTransaction(orm, (em) => mailPasswordReset(em, config, { realm: 'user', ...request })),
});
