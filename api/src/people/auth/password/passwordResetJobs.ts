import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { requestSourceSchema } from '../../../platform/http/requestSource.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { mailPasswordReset } from './passwordReset.ts';
import type { RealmName } from '../realms.ts';

/** Mails the link that sets a new password (D-44, D-07). */
const define = (realm: RealmName, name: string) =>
  defineJob({
    name,
    payload: z.object({ email: z.string(), source: requestSourceSchema }),
    queue: 'mails',
    run: ({ config, orm }: { config: Config; orm: MikroORM }, request) =>
      inTransaction(orm, (em) => mailPasswordReset(em, config, { realm, ...request })),
  });

/** One job for each realm. */
export const PASSWORD_RESET_JOBS = {
  user: define('user', 'mail_password_reset'),
  client: define('client', 'mail_client_password_reset'),
} as const;
