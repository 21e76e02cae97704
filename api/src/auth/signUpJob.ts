import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { pendingSignUpSchema } from './pendingSignUp.ts';
import { signUp } from './signUp.ts';

/** Creates an account after the answer was sent, so that the answer tells nothing (T23). */
export const signUpJob = defineJob({
  name: 'sign_up',
  payload: z.object({ wish: pendingSignUpSchema }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { wish }) =>
    actAsSystem(orm, (em) => signUp(em, config, wish)),
});
