import { z } from 'zod';
import { severalChoicesShape } from '../../model/fields/schema/fieldShapes.ts';

export const checkboxSchema = /* @__PURE__ */ (() =>
  z.object({ ...severalChoicesShape, type: z.literal('checkbox') }))();
