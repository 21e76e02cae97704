import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { pendingClientSignUpSchema } from './pendingClientSignUp.ts';
import { signUpClient } from './signUpClient.ts';

/** Creates a client's account after the answer was sent, so that the answer tells nothing (T23). */
export const clientSignUpJob = defineJob({
  name: 'client_sign_up',
  payload: z.object({ wish: pendingClientSignUpSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { wish }) =>
    actAsSystem(orm, (em) => signUpClient(em, config, wish)),
});
