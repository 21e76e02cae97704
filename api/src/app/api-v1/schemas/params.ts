import { z } from 'zod';

export const formParamsSchema = z.strictObject({ formId: z.uuid().toLowerCase() });
export const versionParamsSchema = formParamsSchema.extend({ versionId: z.uuid().toLowerCase() });
export const submissionParamsSchema = z.strictObject({ submissionId: z.uuid() });
export const noteParamsSchema = submissionParamsSchema.extend({ noteId: z.uuid() });
export const fileParamsSchema = submissionParamsSchema.extend({ fileId: z.uuid() });
export const folderParamsSchema = z.strictObject({ folderId: z.uuid() });
export const webhookParamsSchema = formParamsSchema.extend({ webhookId: z.uuid() });
export const deliveryParamsSchema = formParamsSchema.extend({ deliveryId: z.uuid() });
export const exportParamsSchema = z.strictObject({ exportId: z.uuid() });
export const jobParamsSchema = z.strictObject({ jobId: z.uuid() });

/** Parameters of an operation that takes none: unknown ones are refused as everywhere. */
export const noQuerySchema = z.strictObject({});
