import { z } from 'zod';
import { baseShape, whole } from '../../model/fields/schema/fieldShapes.ts';
import { RATING_POINTS } from '../../model/definition/limits.ts';

export const ratingSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('rating'),
    points: whole(RATING_POINTS.min, RATING_POINTS.max),
    look: z.enum(['star', 'heart', 'number']),
  }))();
