import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { requestSourceSchema } from '../http/requestSource.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { mailPasswordReset } from '../auth/passwordReset.ts';

/** Mails the link that sets a client's new password (D-07). */
export const clientPasswordResetJob = defineJob({
  name: 'mail_client_password_reset',
  payload: z.object({ email: z.string(), source: requestSourceSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, request) =>
    inTransaction(orm, (em) => mailPasswordReset(em, config, { realm: 'client', ...request })),
});
