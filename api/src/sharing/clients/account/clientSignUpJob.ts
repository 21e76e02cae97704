import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { signUp } from '../../../people/auth/sign-up/signUp.ts';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createId } from '../../../platform/db/columns.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { pendingClientSignUpSchema, type PendingClientSignUp } from './pendingClientSignUp.ts';

/** Creates a client's account after the response, so that the response reveals nothing (T23). */
export const clientSignUpJob = defineJob({
  name: 'client_sign_up',
  payload: z.object({ wish: pendingClientSignUpSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { wish }) =>
    inTransaction(orm, (em) => {
      const { email, source } = wish;
      const store = async (known: Client | null) => known ?? createClient(em, wish);
      return signUp(em, config, { realm: 'client', email, source, data: {}, store });
    }),
});

/** An account that an administrator approves (D-139). A stranger who signs up with its address renames nobody. */
const createClient = (em: EntityManager, pending: PendingClientSignUp): Client => {
  const { email, passwordHash, name, companyName } = pending;
  return em.create(Client, { id: createId(), email, passwordHash, name, companyName });
};
