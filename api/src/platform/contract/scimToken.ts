import { z } from 'zod';

/** `GET /api/admin/scim-token`: the directory's way in, without its secret. */
export const scimTokenResponseSchema = z.object({
  /** The address that is entered in the directory. */
  url: z.string(),
  /** Null while no directory may write. */
  token: z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
  /** Users that a directory has written, and those of them whose access it has ended. */
  people: z.number().int(),
  suspended: z.number().int(),
});

/** `POST /api/admin/scim-token`: a new token, shown once; the one before ends. */
export const createScimTokenResponseSchema = scimTokenResponseSchema.extend({ secret: z.string() });

export type ScimTokenResponse = z.infer<typeof scimTokenResponseSchema>;
export type CreateScimTokenResponse = z.infer<typeof createScimTokenResponseSchema>;
