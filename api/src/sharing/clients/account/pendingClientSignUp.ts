import { z } from 'zod';
import { requestSourceSchema } from '../../../platform/http/requestSource.ts';

/** A checked sign-up of a client that waits in the job queue; the password is already a hash. */
export const pendingClientSignUpSchema = z.object({
  email: z.string(),
  passwordHash: z.string(),
  name: z.string().nullable(),
  companyName: z.string().nullable(),
  source: requestSourceSchema,
});
export type PendingClientSignUp = z.infer<typeof pendingClientSignUpSchema>;
