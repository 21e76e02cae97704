import { z } from 'zod';
import { baseShape, dayBoundsShape, whole } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_RANGE_DAYS } from '../../model/definition/limits.ts';

export const dateRangeSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    ...dayBoundsShape,
    type: z.literal('date_range'),
    minDays: whole(1, MAX_RANGE_DAYS).nullable(),
    maxDays: whole(1, MAX_RANGE_DAYS).nullable(),
  }))();
