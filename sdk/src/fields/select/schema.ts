import { z } from 'zod';
import { configurableChoiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const selectSchema = /* @__PURE__ */ (() =>
  z.object({
    ...configurableChoiceShape,
    search: z.literal(true).exactOptional(),
    type: z.literal('select'),
  }))();
