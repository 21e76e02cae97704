import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';
import { NAME_PARTS } from './nameParts.ts';

export const nameSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('name'),
    parts: z
      .array(z.enum(NAME_PARTS))
      .min(1)
      .max(NAME_PARTS.length)
      .refine((parts) => new Set(parts).size === parts.length, 'Each part once'),
  }))();
