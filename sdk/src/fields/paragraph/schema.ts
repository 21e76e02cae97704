import { z } from 'zod';
import { baseShape, content } from '../../model/fields/schema/fieldShapes.ts';

export const paragraphSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('paragraph'), content: content() }))();
