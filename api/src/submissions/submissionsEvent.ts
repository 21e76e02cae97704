import { z } from 'zod';
import { defineEvent } from '../platform/realtime/defineEvent.ts';

/** Most submissions that one event names: a PostgreSQL notification holds less than 8,000 bytes, an id takes 39. */
export const MAX_LEFT = 200;

const submissionsEventSchema = z.object({
  formId: z.uuid(),
  /** Submissions that have left the inbox. */
  left: z.array(z.uuid()).max(MAX_LEFT).optional(),
  /** Lists are to be read again: submissions came back, or more have left than can be named. */
  isReread: z.literal(true).optional(),
  /** Submissions whose comments have changed. */
  commented: z.array(z.uuid()).max(MAX_LEFT).optional(),
});
export type SubmissionsEvent = z.infer<typeof submissionsEventSchema>;

/** Submissions of a form were stored, have left its inbox or have come back into it (decision 095). */
export const submissionsEvent = defineEvent('submissions', submissionsEventSchema);
