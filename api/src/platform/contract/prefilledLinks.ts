import { z } from 'zod';
import { isFieldId, MAX_FIELDS } from '@inlay/sdk/model';

const fieldId = z.string().refine(isFieldId, 'Not a field id');

/** `POST /api/forms/{formId}/prefilled-links`: makes a link that fills in answers (EMBED-105). */
export const prefilledLinkRequestSchema = z.strictObject({
  /** Answers by field id, as a submission has them. */
  answers: z.record(fieldId, z.unknown()),
  /** Those of them that visitors cannot change. */
  locked: z.array(fieldId).max(MAX_FIELDS).exactOptional(),
  /** Time from which locked answers are not filled in any more; `null` = never. */
  until: z.iso.datetime({ offset: true }).nullable().exactOptional(),
});

/** The link, and the same answers for websites that embed the form. */
export const prefilledLinkSchema = z.object({
  url: z.url(),
  /** For `data-form-embed-prefill` of the embed code and `prefill` of `<form-embed>`. */
  prefill: z.string(),
});

export type PrefilledLinkRequest = z.infer<typeof prefilledLinkRequestSchema>;
export type PrefilledLink = z.infer<typeof prefilledLinkSchema>;
