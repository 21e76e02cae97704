import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { User } from '../../../platform/entities/user.entity.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { loadSettings } from '../../../platform/settings/platformSettings.ts';
import { createUser } from '../../users/createUser.ts';
import { pendingSignUpSchema, type PendingSignUp } from './pendingSignUp.ts';
import { signUp } from './signUp.ts';

/** Creates an account after the response, so that the response reveals nothing (T23). */
export const signUpJob = defineJob({
  name: 'sign_up',
  payload: z.object({ wish: pendingSignUpSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { wish }) =>
    inTransaction(orm, (em) => {
      const { email, fullName, source } = wish;
      const store = async (known: User | null) => known ?? createAccount(em, wish);
      return signUp(em, config, { realm: 'user', email, source, data: { fullName }, store });
    }),
});

async function createAccount(em: EntityManager, pending: PendingSignUp): Promise<User> {
  const { email, passwordHash, fullName } = pending;
  const { defaultFormLimit } = await loadSettings(em);
  return createUser(em, { email, passwordHash, fullName, formLimit: defaultFormLimit });
}
