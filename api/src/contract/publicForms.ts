import { z } from 'zod';
import type { SubmissionRequest } from '@inlay/sdk/model';

/** `POST /api/public/forms/{formId}/submissions`. Unknown keys are dropped on public routes (T2). */
export const submissionRequestSchema: z.ZodType<SubmissionRequest> = z.object({
  revisionId: z.uuid(),
  idempotencyKey: z.uuid(),
  answers: z.record(z.string(), z.unknown()),
  captchaToken: z.string().max(10_000).exactOptional(),
});
