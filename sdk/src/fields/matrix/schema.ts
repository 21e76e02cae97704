import { z } from 'zod';
import { choiceShape, gradings } from '../../model/fields/schema/fieldShapes.ts';

export const matrixSchema = /* @__PURE__ */ (() =>
  z.object({
    ...choiceShape,
    grading: gradings.choice,
    type: z.literal('matrix'),
    rows: choiceShape.options,
    many: z.boolean(),
  }))();
