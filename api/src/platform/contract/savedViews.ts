import { z } from 'zod';
import { MAX_VIEW_NAME_LENGTH } from '@inlay/sdk/model';

/** Longest query of a saved view, in characters. */
const MAX_QUERY_LENGTH = 20_000;

const noNul = (text: string): boolean => !text.includes('\u0000');

export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() });
export const savedViewListResponseSchema = z.object({ views: z.array(savedViewSchema) });

/** `POST /api/saved-views`; a name in use gets the new filter. */
export const saveViewRequestSchema = z.strictObject({
  name: z.string().trim().min(1).max(MAX_VIEW_NAME_LENGTH).refine(noNul),
  /** Path and search of the inbox behind `/submissions`. */
  query: z.string().max(MAX_QUERY_LENGTH).refine(noNul),
});
export const savedViewIdParamsSchema = z.strictObject({ viewId: z.uuid() });

export type SavedView = z.infer<typeof savedViewSchema>;
export type SavedViewListResponse = z.infer<typeof savedViewListResponseSchema>;
