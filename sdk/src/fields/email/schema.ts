import { z } from 'zod';
import { textualShape } from '../../model/fields/schema/fieldShapes.ts';

export const emailSchema = /* @__PURE__ */ (() =>
  z.object({
    ...textualShape,
    confirm: z.enum(['twice', 'code']).exactOptional(),
    type: z.literal('email'),
  }))();
