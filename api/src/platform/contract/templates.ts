import { z } from 'zod';
import { parsedDefinitionSchema } from './definition.ts';

export const templateIdParamsSchema = z.strictObject({ templateId: z.uuid() });

/** One card of the gallery (TMPL-005…009). */
export const templateSchema = z.object({
  /** A short name for a built-in one, a UUID for the account's own. */
  id: z.string(),
  isBuiltIn: z.boolean(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** Number of entries in the field list (D-59). */
  fieldCount: z.number().int(),
  definition: parsedDefinitionSchema,
});

/**
 * `GET /api/templates`: the built-in ones in the order of the gallery, then the account's own, newest first.
 */
export const templateListResponseSchema = z.object({ templates: z.array(templateSchema) });

/** `POST /api/templates`: saves the present definition of a form as a template. */
export const createTemplateRequestSchema = z.strictObject({
  formId: z.uuid(),
  name: z.string().max(5_000),
  description: z.string().max(20_000).optional(),
  category: z.string().max(5_000),
});

export type Template = z.infer<typeof templateSchema>;
export type TemplateListResponse = z.infer<typeof templateListResponseSchema>;
export type CreateTemplateRequest = z.infer<typeof createTemplateRequestSchema>;
