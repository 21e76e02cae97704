import { z } from 'zod';
import type { FieldType } from '../field.ts';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, MAX_LABEL_LENGTH } from '../limits.ts';
import { COLOR_PATTERN } from '../theme/color.ts';
import { DIALLED_COUNTRIES } from './callingCodes.ts';
import { COUNTRY_CODES } from './countryCodes.ts';
import { laterSchemas } from './laterFieldSchema.ts';
import {
  askedChoiceShape,
  baseShape,
  ruledTextShape,
  severalChoicesShape,
  textFormatSchema,
  textualShape,
} from './fieldShapes.ts';

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
      country: z.enum(DIALLED_COUNTRIES).exactOptional(),
      type: z.literal('phone'),
    }),
    date: z.object({ ...baseShape, type: z.literal('date') }),
    textarea: z.object({ ...ruledTextShape, type: z.literal('textarea') }),
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
      countries: z.array(z.enum(COUNTRY_CODES)).min(1).max(COUNTRY_CODES.length).exactOptional(),
      type: z.literal('address'),
    }),
    captcha: z.object({ ...baseShape, type: z.literal('captcha'), required: z.literal(true) }),
    ...laterSchemas(),
  } satisfies Record<FieldType, z.ZodObject>;
  const { header, ...others } = schemas;
  return z.discriminatedUnion('type', [header, ...Object.values(others)]);
})();
