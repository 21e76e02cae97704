import { z } from 'zod';
import { gradings, ruledTextShape, textFormatSchema } from '../../model/fields/schema/fieldShapes.ts';

export const textSchema = /* @__PURE__ */ (() =>
  z.object({
    ...ruledTextShape,
    grading: gradings.text,
    format: textFormatSchema.exactOptional(),
    type: z.literal('text'),
  }))();
