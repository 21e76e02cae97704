import { z } from 'zod';

/** `POST /api/client-auth`. */
export const clientSignInRequestSchema = z.strictObject({
  email: z.string().max(1_000),
  password: z.string().max(1_000),
});

/** What a client's browser knows of its session (D-137). */
export const clientRecordSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  companyName: z.string().nullable(),
});
export const clientSignInResponseSchema = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  client: clientRecordSchema,
});

/** `POST /api/validate-client-session`. */
export const clientSessionResponseSchema = z.object({
  client: clientRecordSchema,
  expiresAt: z.iso.datetime(),
});

export type ClientRecord = z.infer<typeof clientRecordSchema>;
