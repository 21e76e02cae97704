import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';

export const captchaSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('captcha'), required: z.literal(true) }))();
