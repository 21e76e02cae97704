import { z } from 'zod';
import { gradings, severalChoicesShape } from '../../model/fields/schema/fieldShapes.ts';

export const checkboxSchema = /* @__PURE__ */ (() =>
  z.object({ ...severalChoicesShape, grading: gradings.choices, type: z.literal('checkbox') }))();
