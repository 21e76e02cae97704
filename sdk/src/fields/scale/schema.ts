import { z } from 'zod';
import { baseShape, endLabels, whole } from '../../model/fields/schema/fieldShapes.ts';
import { SCALE_POINTS } from '../../model/definition/limits.ts';

export const scaleSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('scale'),
    from: whole(0, 1),
    to: whole(SCALE_POINTS.min, SCALE_POINTS.max),
    ...endLabels(),
  }))();
