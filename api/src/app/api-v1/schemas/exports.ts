import { z } from 'zod';
import { EXPORT_FORMATS, exportSchema as wholeExportSchema } from '../../../platform/contract/index.ts';
import { bulkChangeRequestSchema } from './submissions.ts';

const { submissionIds, filter } = bulkChangeRequestSchema.shape;

/** `POST /exports` */
export const createExportRequestSchema = z
  .strictObject({
    format: z.enum(EXPORT_FORMATS),
    submissionIds,
    filter,
    columns: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(400)
      .optional()
      .meta({ description: 'Ids of the questions and values that the file holds; all by default.' }),
  })
  .superRefine((request, ctx) => {
    if ((request.submissionIds === undefined) === (request.filter === undefined))
      ctx.addIssue({ code: 'custom', path: ['submissionIds'], message: 'Either submissionIds or a filter' });
  });

/** A file of submissions that is written behind the answer. */
export const exportSchema = z.object(wholeExportSchema.shape);
