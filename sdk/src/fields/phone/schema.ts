import { z } from 'zod';
import { DIALLED_COUNTRIES } from './callingCodes.ts';
import { textualShape } from '../../model/fields/schema/fieldShapes.ts';

export const phoneSchema = /* @__PURE__ */ (() =>
  z.object({
    ...textualShape,
    country: z.union([z.literal(''), z.enum(DIALLED_COUNTRIES)]).exactOptional(),
    type: z.literal('phone'),
  }))();
