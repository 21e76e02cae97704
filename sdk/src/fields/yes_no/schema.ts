import { z } from 'zod';
import { baseShape, gradings, words } from '../../model/fields/schema/fieldShapes.ts';

export const yesNoSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    grading: gradings.yesNo,
    type: z.literal('yes_no'),
    yesLabel: words(),
    noLabel: words(),
  }))();
