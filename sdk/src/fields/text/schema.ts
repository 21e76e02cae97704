import { z } from 'zod';
import { ruledTextShape, textFormatSchema } from '../../model/fields/schema/fieldShapes.ts';

export const textSchema = /* @__PURE__ */ (() =>
  z.object({ ...ruledTextShape, format: textFormatSchema.exactOptional(), type: z.literal('text') }))();
