import { z } from 'zod';
import { choiceShape } from '../../model/fields/schema/fieldShapes.ts';

export const pictureSchema = /* @__PURE__ */ (() =>
  z.object({ ...choiceShape, type: z.literal('picture'), many: z.boolean() }))();
