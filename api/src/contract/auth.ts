import { z } from 'zod';

/** `POST /api/auth/signin`. Nothing is checked for form here: a wrong pair is answered alike (D-33, D-162). */
export const signInRequestSchema = z.strictObject({
  email: z.string().max(320),
  password: z.string().max(1_000),
});

/** The signed-in person as the browser may see him. */
export const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(['user', 'admin']),
  isApproved: z.boolean(),
  /** `null` = no limit (D-05). */
  formLimit: z.number().int().nullable(),
});

/** `GET /api/auth/session` and the answer of a sign-in; `user` is `null` without a session. */
export const sessionResponseSchema = z.object({ user: sessionUserSchema.nullable() });

export type SignInRequest = z.infer<typeof signInRequestSchema>;
export type SessionUser = z.infer<typeof sessionUserSchema>;
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
