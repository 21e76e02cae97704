import { z } from 'zod';
import { COUNTRY_CODES } from '../../model/fields/places/countryCodes.ts';
import { baseShape, countryListSchema } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_PREFERRED_COUNTRIES } from '../../model/definition/limits.ts';

export const countrySchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    type: z.literal('country'),
    preferred: z.array(z.enum(COUNTRY_CODES)).max(MAX_PREFERRED_COUNTRIES),
    countries: countryListSchema.exactOptional(),
    search: z.literal(true).exactOptional(),
  }))();
