import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';

export const dividerSchema = /* @__PURE__ */ (() => z.object({ ...baseShape, type: z.literal('divider') }))();
