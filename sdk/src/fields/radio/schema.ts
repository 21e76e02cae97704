import { z } from 'zod';
import { configurableChoiceShape, gradings } from '../../model/fields/schema/fieldShapes.ts';

export const radioSchema = /* @__PURE__ */ (() =>
  z.object({ ...configurableChoiceShape, grading: gradings.choice, type: z.literal('radio') }))();
