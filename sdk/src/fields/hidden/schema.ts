import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_OWNER_TEXT_LENGTH } from '../../model/definition/limits.ts';

export const hiddenSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('hidden'),
    value: z.string().max(MAX_OWNER_TEXT_LENGTH),
    locked: z.boolean(),
  }))();
