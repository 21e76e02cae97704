import { z } from 'zod';
import { requestSourceSchema } from '../../../platform/http/requestSource.ts';

/** A checked sign-up that waits in the job queue; the password is already a hash. */
export const pendingSignUpSchema = z.object({
  email: z.string(),
  passwordHash: z.string(),
  fullName: z.string(),
  source: requestSourceSchema,
});
export type PendingSignUp = z.infer<typeof pendingSignUpSchema>;
