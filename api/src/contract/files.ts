import { z } from 'zod';

export const submissionFileParamsSchema = z.strictObject({ submissionId: z.uuid(), fileId: z.uuid() });
export const clientFileParamsSchema = z.strictObject({ formId: z.uuid(), fileId: z.uuid() });

/** How the browser gets the file: to save it, or, where it is a picture, to look at it. */
export const fileQuerySchema = z.strictObject({ use: z.enum(['save', 'look']).optional() });
