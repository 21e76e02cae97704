import { z } from 'zod';
import { ruledTextShape } from '../../model/fields/schema/fieldShapes.ts';
import { TEXT_LINES } from '../../model/definition/limits.ts';

export const textareaSchema = /* @__PURE__ */ (() =>
  z.object({
    ...ruledTextShape,
    lines: z.number().int().min(TEXT_LINES.min).max(TEXT_LINES.max).exactOptional(),
    type: z.literal('textarea'),
  }))();
