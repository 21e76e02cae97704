import { z } from 'zod';
import { choiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const matrixSchema = /* @__PURE__ */ (() =>
  z.object({
    ...choiceShape,
    type: z.literal('matrix'),
    rows: choiceShape.options,
    many: z.boolean(),
  }))();
