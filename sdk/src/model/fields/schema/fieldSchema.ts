import { z } from 'zod';
import type { FieldType } from '../../field.ts';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, MAX_LABEL_LENGTH, TEXT_LINES } from '../../limits.ts';
import { COLOR_PATTERN } from '../../theme/color.ts';
import { ADDRESS_PARTS } from '../places/addressParts.ts';
import { DIALLED_COUNTRIES } from '../places/callingCodes.ts';
import { COUNTRY_CODES } from '../places/countryCodes.ts';
import { laterSchemas } from './laterFieldSchema.ts';
import {
  askedChoiceShape,
  baseShape,
  countryListSchema,
  dayBoundsShape,
  ruledTextShape,
  severalChoicesShape,
  textFormatSchema,
  textualShape,
} from './fieldShapes.ts';

/** Parts of an address, each once. */
const addressPartsSchema = /* @__PURE__ */ (() =>
  z
    .array(z.enum(ADDRESS_PARTS))
    .min(1)
    .max(ADDRESS_PARTS.length)
    .refine((parts) => new Set(parts).size === parts.length, 'Each part once'))();

/** Settings of one field of any type; a missing one fails the type check. Drops unknown keys. */
export const fieldSchema = /* @__PURE__ */ (() => {
  const schemas = {
    header: z.object({
      ...baseShape,
      type: z.literal('header'),
      text: z.string().max(MAX_LABEL_LENGTH),
      fontSize: z.number().min(HEADER_FONT_SIZE.min).max(HEADER_FONT_SIZE.max),
      fontWeight: z
        .number()
        .min(HEADER_FONT_WEIGHT.min)
        .max(HEADER_FONT_WEIGHT.max)
        .multipleOf(HEADER_FONT_WEIGHT.step),
      fontStyle: z.enum(['normal', 'italic']),
      color: z.string().regex(COLOR_PATTERN),
      textAlign: z.enum(['left', 'center', 'right']),
    }),
    text: z.object({ ...ruledTextShape, format: textFormatSchema.exactOptional(), type: z.literal('text') }),
    email: z.object({
      ...textualShape,
      confirm: z.enum(['twice', 'code']).exactOptional(),
      type: z.literal('email'),
    }),
    phone: z.object({
      ...textualShape,
      country: z.union([z.literal(''), z.enum(DIALLED_COUNTRIES)]).exactOptional(),
      type: z.literal('phone'),
    }),
    date: z.object({ ...baseShape, ...dayBoundsShape, type: z.literal('date') }),
    textarea: z.object({
      ...ruledTextShape,
      lines: z.number().int().min(TEXT_LINES.min).max(TEXT_LINES.max).exactOptional(),
      type: z.literal('textarea'),
    }),
    select: z.object({
      ...askedChoiceShape,
      search: z.literal(true).exactOptional(),
      type: z.literal('select'),
    }),
    checkbox: z.object({ ...severalChoicesShape, type: z.literal('checkbox') }),
    radio: z.object({ ...askedChoiceShape, type: z.literal('radio') }),
    address: z.object({
      ...baseShape,
      country: z.union([z.literal(''), z.enum(COUNTRY_CODES)]).exactOptional(),
      countries: countryListSchema.exactOptional(),
      optionalParts: addressPartsSchema.exactOptional(),
      omittedParts: addressPartsSchema
        .refine((parts) => parts.length < ADDRESS_PARTS.length, 'An address has one part or more')
        .exactOptional(),
      type: z.literal('address'),
    }),
    captcha: z.object({ ...baseShape, type: z.literal('captcha'), required: z.literal(true) }),
    ...laterSchemas(),
  } satisfies Record<FieldType, z.ZodObject>;
  const { header, ...others } = schemas;
  return z.discriminatedUnion('type', [header, ...Object.values(others)]);
})();
