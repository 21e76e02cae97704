import { z } from 'zod';
import { MAX_URL_LENGTH } from '@inlay/sdk/model';
import { brandKitSchema, websiteDrawingSchema } from './brands.ts';
import { formDetailSchema } from './forms.ts';

/** `POST /api/first-form`: makes a brand and a contact form of a name and a website. */
export const firstFormRequestSchema = z.strictObject({
  /** Of the business; the brand is called so. */
  name: z.string().max(5_000),
  /** The website's address as typed; `null` without one. */
  website: z.string().max(MAX_URL_LENGTH).nullable(),
  /** The form that a call before has made: it and its brand follow what was corrected, instead of others beside them. */
  formId: z.uuid().optional(),
});

export const firstFormResponseSchema = z.object({
  form: formDetailSchema,
  kit: brandKitSchema,
  /** Colours that stand out on the website, the brand's first; empty without one. */
  accents: z.array(z.string()),
  drawing: websiteDrawingSchema.nullable(),
  /** Why there is no drawing; `null` where there is one, and without a website. */
  problem: z.string().nullable(),
});

export type FirstFormRequest = z.infer<typeof firstFormRequestSchema>;
export type FirstFormResponse = z.infer<typeof firstFormResponseSchema>;
