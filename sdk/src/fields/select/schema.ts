import { z } from 'zod';
import { configurableChoiceShape, gradings } from '../../model/fields/schema/fieldShapes.ts';

export const selectSchema = /* @__PURE__ */ (() =>
  z.object({
    ...configurableChoiceShape,
    grading: gradings.choice,
    search: z.literal(true).exactOptional(),
    type: z.literal('select'),
  }))();
