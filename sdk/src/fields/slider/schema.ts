import { z } from 'zod';
import { baseShape, gradings, number, words } from '../../model/fields/schema/fieldShapes.ts';

export const sliderSchema = /* @__PURE__ */ (() =>
  z
    .object({
      ...baseShape,
      grading: gradings.number,
      type: z.literal('slider'),
      from: number(),
      to: number(),
      step: number().positive().nullable(),
      unit: words(),
    })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'Must be more than the start' }))();
