import { z } from 'zod';
import { choiceShape, gradings } from '../../model/fields/schema/fieldShapes.ts';

export const pictureSchema = /* @__PURE__ */ (() =>
  z.object({ ...choiceShape, grading: gradings.choices, type: z.literal('picture'), many: z.boolean() }))();
