import { z } from 'zod';
import { configurableChoiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const radioSchema = /* @__PURE__ */ (() =>
  z.object({ ...configurableChoiceShape, type: z.literal('radio') }))();
