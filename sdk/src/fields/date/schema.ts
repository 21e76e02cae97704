import { z } from 'zod';
import { baseShape, dayBoundsShape } from '../../model/fields/schema/fieldShapes.ts';

export const dateSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, ...dayBoundsShape, type: z.literal('date') }))();
