import { z } from 'zod';
import {
  EMBED_MODES,
  EMBED_PROBLEMS,
  MAX_FIELDS,
  MAX_REPORTED_PAGE_LENGTH,
  type EmbedReport,
  type SubmissionRequest,
} from '@inlay/sdk/model';

/** `POST /api/public/forms/{formId}/submissions`. Unknown keys are dropped on public routes (T2). */
export const submissionRequestSchema: z.ZodType<SubmissionRequest> = z.object({
  revisionId: z.uuid(),
  idempotencyKey: z.uuid(),
  answers: z.record(z.string(), z.unknown()),
  captchaToken: z.string().max(10_000).exactOptional(),
  browserKey: z.uuid().exactOptional(),
  // Neither is worth losing a submission.
  page: z.string().max(MAX_REPORTED_PAGE_LENGTH).exactOptional().catch(''),
  stripped: z.number().int().min(0).max(MAX_FIELDS).exactOptional().catch(0),
});

/** `POST /api/public/forms/{formId}/embed-reports`: what the embed doctor found. */
export const embedReportRequestSchema: z.ZodType<EmbedReport> = z.object({
  problem: z.enum(EMBED_PROBLEMS),
  page: z.url({ protocol: /^https?$/ }).max(MAX_REPORTED_PAGE_LENGTH),
  mode: z.enum(EMBED_MODES),
});
