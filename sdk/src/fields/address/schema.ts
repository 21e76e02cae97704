import { z } from 'zod';
import { ADDRESS_PARTS } from './addressParts.ts';
import { COUNTRY_CODES } from '../../model/fields/places/countryCodes.ts';
import { baseShape, countryListSchema } from '../../model/fields/schema/fieldShapes.ts';

/** Parts of an address, each once. */
const addressPartsSchema = /* @__PURE__ */ (() =>
  z
    .array(z.enum(ADDRESS_PARTS))
    .min(1)
    .max(ADDRESS_PARTS.length)
    .refine((parts) => new Set(parts).size === parts.length, 'Each part once'))();

export const addressSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    country: z.union([z.literal(''), z.enum(COUNTRY_CODES)]).exactOptional(),
    countries: countryListSchema.exactOptional(),
    optionalParts: addressPartsSchema.exactOptional(),
    omittedParts: addressPartsSchema
      .refine((parts) => parts.length < ADDRESS_PARTS.length, 'An address has one part or more')
      .exactOptional(),
    type: z.literal('address'),
  }))();
