import { z } from 'zod';
import { askedChoiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const selectSchema = /* @__PURE__ */ (() =>
  z.object({
    ...askedChoiceShape,
    search: z.literal(true).exactOptional(),
    type: z.literal('select'),
  }))();
