import { z } from 'zod';
import { storedAnswersSchema } from './definition.ts';
import { publicFormSchema } from './publicForms.ts';

/** Longest reason of an edit. */
export const MAX_EDIT_REASON_LENGTH = 500;

/** One edit of a submission, or its withdrawal, with what became of each answer. */
export const submissionVersionSchema = z.object({
  /** The version that it made. */
  version: z.number().int(),
  kind: z.enum(['edited', 'withdrawn']),
  at: z.iso.datetime(),
  isByVisitor: z.boolean(),
  /** Who made it; `null` for the visitor, and for a person who is no longer here. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** In words, in the order of the form; those that the reader does not see are left out. */
  changes: z.array(z.object({ id: z.string(), label: z.string(), from: z.string(), to: z.string() })),
  /** Files that it left out, which stay until the submission is deleted. */
  files: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** `GET /api/submissions/{submissionId}/versions`: newest first. */
export const submissionVersionsResponseSchema = z.object({ versions: z.array(submissionVersionSchema) });

/** `POST /api/public/edits/{token}/{version}`: a sender's link, and the version that was seen. */
export const editLinkParamsSchema = z.object({
  token: z.string(),
  version: z.coerce.number().pipe(z.int32().min(1)),
});

/** `POST /api/public/staff-pages/{token}/{version}`: the page of somebody who corrects or enters answers. */
export const staffPageParamsSchema = editLinkParamsSchema.extend({});

/** `POST /api/submissions/{submissionId}/edit-page`, `POST /api/forms/{formId}/entries/page` */
export const staffPageResponseSchema = z.object({
  /** Path of the page, which ends after some hours. */
  path: z.string(),
});

/** `GET /api/submissions/{submissionId}/edit`: the form that was answered, and the answers as it takes them. */
export const submissionEditResponseSchema = z.object({
  version: z.number().int(),
  form: publicFormSchema,
  answers: z.record(z.string(), z.unknown()),
});

const reasonSchema = z
  .string()
  .trim()
  .max(MAX_EDIT_REASON_LENGTH)
  .refine((text) => !text.includes('\u0000'), 'Must not contain NUL');

/** `PUT /api/submissions/{submissionId}/answers`: all answers, by the version that was seen. */
export const editAnswersRequestSchema = z.strictObject({
  version: z.number().int().min(1),
  answers: z.record(z.string(), z.unknown()),
  reason: reasonSchema.optional(),
});
export const editAnswersResponseSchema = z.object({
  version: z.number().int(),
  answers: storedAnswersSchema,
});

/** `GET /api/forms/{formId}/entries/form`: the form as it is entered by hand. */
export const entryFormResponseSchema = z.object({ form: publicFormSchema });

/** `POST /api/forms/{formId}/entries`: a submission that a person enters by hand. */
export const enterSubmissionRequestSchema = z.strictObject({
  revisionId: z.uuid(),
  /** The same key is one submission. */
  idempotencyKey: z.uuid(),
  answers: z.record(z.string(), z.unknown()),
});
export const enterSubmissionResponseSchema = z.object({ submissionId: z.uuid(), receiptCode: z.string() });

export type SubmissionVersion = z.infer<typeof submissionVersionSchema>;
export type SubmissionVersionsResponse = z.infer<typeof submissionVersionsResponseSchema>;
export type SubmissionEditResponse = z.infer<typeof submissionEditResponseSchema>;
export type EditAnswersRequest = z.infer<typeof editAnswersRequestSchema>;
export type EditAnswersResponse = z.infer<typeof editAnswersResponseSchema>;
export type EnterSubmissionRequest = z.infer<typeof enterSubmissionRequestSchema>;
export type EnterSubmissionResponse = z.infer<typeof enterSubmissionResponseSchema>;
export type StaffPageResponse = z.infer<typeof staffPageResponseSchema>;
