import { z } from 'zod';
import { baseShape, endLabels } from '../../model/fields/schema/fieldShapes.ts';

export const npsSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('nps'), ...endLabels() }))();
