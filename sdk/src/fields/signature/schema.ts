import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';

export const signatureSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('signature') }))();
