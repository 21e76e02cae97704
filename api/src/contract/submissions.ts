import { z } from 'zod';
import type { Answers, Field } from '@inlay/sdk/model';

/** Most submissions one page of a list holds. */
export const MAX_SUBMISSION_PAGE = 200;

export const submissionIdParamsSchema = z.strictObject({ submissionId: z.uuid() });

/** `GET /api/submissions`: newest first, page by page. */
export const submissionListQuerySchema = z.strictObject({
  formId: z.uuid().optional(),
  /** What the answer before called `nextCursor`. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_SUBMISSION_PAGE).default(50),
});

export const submissionSchema = z.object({
  id: z.uuid(),
  formId: z.uuid(),
  formTitle: z.string(),
  /** The revision that was answered (D-184); look its fields up in `revisions`. */
  revisionId: z.uuid(),
  answers: z.custom<Answers>(),
  receiptCode: z.string(),
  submittedAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
});

/** Fields of the revisions that the submissions beside them answered, by revision id. */
const revisionFieldsSchema = z.record(z.uuid(), z.object({ fields: z.custom<Field[]>() }));

export const submissionListResponseSchema = z.object({
  submissions: z.array(submissionSchema),
  revisions: revisionFieldsSchema,
  /** `null` on the last page. */
  nextCursor: z.string().nullable(),
  /** Submissions that match, over all pages. */
  total: z.number().int(),
});

/** `GET /api/submissions/{submissionId}`, with its neighbours in the form's list. */
export const submissionResponseSchema = z.object({
  submission: submissionSchema,
  fields: z.custom<Field[]>(),
  newerId: z.uuid().nullable(),
  olderId: z.uuid().nullable(),
});

export type SubmissionListQuery = z.infer<typeof submissionListQuerySchema>;
export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionListResponse = z.infer<typeof submissionListResponseSchema>;
export type SubmissionResponse = z.infer<typeof submissionResponseSchema>;
