import { z } from 'zod';
import { askedChoiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const radioSchema = /* @__PURE__ */ (() =>
  z.object({ ...askedChoiceShape, type: z.literal('radio') }))();
