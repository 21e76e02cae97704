import { z } from 'zod';
import { sentDefinitionSchema, parsedDefinitionSchema } from './definition.ts';

export const blockIdParamsSchema = z.strictObject({ blockId: z.uuid() });

/** Fields kept under a name, to be put into any form of the account. */
export const blockSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The fields, in a definition without anything else. */
  definition: parsedDefinitionSchema,
});

/** `GET /api/blocks`: by name. */
export const blockListResponseSchema = z.object({ blocks: z.array(blockSchema) });

/** `POST /api/blocks` */
export const createBlockRequestSchema = z.strictObject({
  name: z.string().max(5_000),
  definition: sentDefinitionSchema,
});

export type Block = z.infer<typeof blockSchema>;
export type BlockListResponse = z.infer<typeof blockListResponseSchema>;
export type CreateBlockRequest = z.infer<typeof createBlockRequestSchema>;
