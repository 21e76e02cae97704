import { z } from 'zod';
import { baseShape, content } from '../../model/fields/schema/fieldShapes.ts';

export const consentSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('consent'), content: content() }))();
