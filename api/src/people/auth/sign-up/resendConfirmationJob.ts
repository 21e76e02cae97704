import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { languageSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { resendConfirmation } from './signUp.ts';

/** Mails the confirmation link again (D-44). */
export const resendConfirmationJob = defineJob({
  name: 'resend_confirmation',
  payload: z.object({ email: z.string(), requested: languageSchema.optional() }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { email, requested }) =>
    inTransaction(orm, (em) => resendConfirmation(em, config, { realm: 'user', email, requested })),
});
