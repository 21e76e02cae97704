import { z } from 'zod';
import type { RichNode, RichText } from '@inlay/sdk/model';

/** Words, or a part of a line with a meaning of its own. */
export const richNodeSchema: z.ZodType<RichNode> = z.union([
  z.string(),
  z.object({ kind: z.literal('break') }),
  z.object({
    kind: z.enum(['strong', 'emphasis']),
    get nodes() {
      return z.array(richNodeSchema);
    },
  }),
  z.object({
    kind: z.literal('link'),
    href: z.string(),
    get nodes() {
      return z.array(richNodeSchema);
    },
  }),
  z.object({ kind: z.literal('name'), id: z.string(), fallback: z.string(), source: z.string() }),
]);

/** Paragraphs and lists of an owner's text (decision 238). */
export const richTextSchema: z.ZodType<RichText> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), nodes: z.array(richNodeSchema) }),
    z.object({ kind: z.literal('list'), items: z.array(z.array(richNodeSchema)) }),
  ]),
);
