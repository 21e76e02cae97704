import { z } from 'zod';
import { baseShape, words } from '../../model/fields/schema/fieldShapes.ts';

export const yesNoSchema = /* @__PURE__ */ (() =>
  z.object({ ...baseShape, type: z.literal('yes_no'), yesLabel: words(), noLabel: words() }))();
