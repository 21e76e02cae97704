import { z } from 'zod';
import { isFieldId } from '../../model/fields/fieldId.ts';
import { baseShape, words } from '../../model/fields/schema/fieldShapes.ts';

export const calculationSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('calculation'),
    value: z.string().refine((id) => id === '' || isFieldId(id), 'Not an id'),
    unit: words(),
  }))();
