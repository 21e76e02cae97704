import { z } from 'zod';

/** `GET /api/forms/{formId}/quotas`: how full the quotas of a form are; one that counts nothing yet is left out. */
export const formQuotasSchema = z.object({
  quotas: z.array(
    z.object({
      /** Id of the quota in the definition. */
      id: z.string(),
      /** Submissions that have a place. */
      taken: z.number().int(),
      /** Submissions on the waiting list. */
      waiting: z.number().int(),
    }),
  ),
});

export type FormQuotas = z.infer<typeof formQuotasSchema>;
