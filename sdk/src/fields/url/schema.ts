import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';

export const urlSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('url'), httpsOnly: z.boolean() }))();
