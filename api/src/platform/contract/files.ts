import { z } from 'zod';

export const submissionFileParamsSchema = z.strictObject({ submissionId: z.uuid(), fileId: z.uuid() });
export const clientFileParamsSchema = z.strictObject({ formId: z.uuid(), fileId: z.uuid() });

const use = z.enum(['save', 'look']).optional();

/** How the browser gets the file: to save it, or, where it is a picture, to look at it. */
export const fileQuerySchema = z.strictObject({ use });

/** The same for the account's own people, who may accept the risk of a file that is held back. */
export const ownFileQuerySchema = z.strictObject({ use, accept: z.literal('risk').optional() });

/** `GET /api/storage`: bytes of an account's files (UPLOAD-020). */
export const storageResponseSchema = z.object({
  /** Bytes that they may take. */
  limit: z.number(),
  used: z.object({
    total: z.number(),
    submissions: z.number(),
    pictures: z.number(),
    /** Of uploads that no submission has yet. */
    unsent: z.number(),
  }),
  /** Uploads that have not arrived whole. */
  unfinished: z.number(),
  /** Forms whose files take the most. */
  forms: z.array(z.object({ id: z.uuid(), title: z.string(), bytes: z.number() })),
});
export type StorageResponse = z.infer<typeof storageResponseSchema>;
