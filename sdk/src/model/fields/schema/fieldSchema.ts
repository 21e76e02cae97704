import { z } from 'zod';
import type { FieldType } from '../../field.ts';
import { isFieldId } from '../../fieldId.ts';
import { isPictureAddress } from '../../isPictureAddress.ts';
import {
  HEADER_FONT_SIZE,
  HEADER_FONT_WEIGHT,
  IMAGE_WIDTH,
  MAX_DECIMAL_PLACES,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MAX_LABEL_LENGTH,
  MAX_NUMBER,
  MAX_OPTIONS,
  MAX_OWNER_TEXT_LENGTH,
  MAX_PREFERRED_COUNTRIES,
  MAX_RANGE_DAYS,
  MAX_WORDS_LENGTH,
  RATING_POINTS,
  SCALE_POINTS,
  TEXT_LINES,
} from '../../limits.ts';
import { isTime } from '../../logic/days.ts';
import { COLOR_PATTERN } from '../../theme/color.ts';
import { MAX_URL_LENGTH } from '../../validation/url.ts';
import { ADDRESS_PARTS } from '../places/addressParts.ts';
import { DIALLED_COUNTRIES } from '../places/callingCodes.ts';
import { COUNTRY_CODES } from '../places/countryCodes.ts';
import { FILE_KINDS } from '../types/fileKinds.ts';
import { NAME_PARTS } from '../types/nameParts.ts';
import {
  askedChoiceShape,
  baseShape,
  choiceShape,
  countryListSchema,
  dayBoundsShape,
  ruledTextShape,
  severalChoicesShape,
  textFormatSchema,
  textualShape,
} from './fieldShapes.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const number = () => z.number().min(-MAX_NUMBER).max(MAX_NUMBER);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const words = () => z.string().max(MAX_WORDS_LENGTH);
const content = () => z.string().max(MAX_OWNER_TEXT_LENGTH);
const picture = () => z.string().max(MAX_URL_LENGTH).refine(isPictureAddress, 'Must be an https address');
const time = () => z.string().max(5).refine(isTime, 'Must be a time, e.g. 14:30').nullable();
const endLabels = () => ({ startLabel: words(), endLabel: words() });

/** Settings of a field with files. */
const fileShape = () => ({
  accepts: z
    .array(z.enum(FILE_KINDS))
    .min(1)
    .max(FILE_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Each kind once'),
  maxFiles: whole(1, MAX_FILES),
  maxMegabytes: whole(1, MAX_FILE_MEGABYTES),
  camera: z.boolean(),
});

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
    number: z.object({
      ...baseShape,
      type: z.literal('number'),
      min: number().nullable(),
      max: number().nullable(),
      step: number().positive().nullable(),
      places: whole(0, MAX_DECIMAL_PLACES).nullable(),
      unit: words(),
      currency: z.string().regex(/^([A-Z]{3})?$/, 'Must be a currency code of three letters, e.g. EUR'),
    }),
    yes_no: z.object({ ...baseShape, type: z.literal('yes_no'), yesLabel: words(), noLabel: words() }),
    url: z.object({ ...baseShape, type: z.literal('url'), httpsOnly: z.boolean() }),
    time: z.object({
      ...baseShape,
      type: z.literal('time'),
      earliest: time(),
      latest: time(),
      stepMinutes: whole(1, MINUTES_OF_A_DAY).nullable(),
    }),
    date_range: z.object({
      ...baseShape,
      ...dayBoundsShape,
      type: z.literal('date_range'),
      minDays: whole(1, MAX_RANGE_DAYS).nullable(),
      maxDays: whole(1, MAX_RANGE_DAYS).nullable(),
    }),
    name: z.object({
      ...baseShape,
      type: z.literal('name'),
      parts: z
        .array(z.enum(NAME_PARTS))
        .min(1)
        .max(NAME_PARTS.length)
        .refine((parts) => new Set(parts).size === parts.length, 'Each part once'),
    }),
    paragraph: z.object({ ...baseShape, type: z.literal('paragraph'), content: content() }),
    divider: z.object({ ...baseShape, type: z.literal('divider') }),
    rating: z.object({
      ...baseShape,
      type: z.literal('rating'),
      points: whole(RATING_POINTS.min, RATING_POINTS.max),
      look: z.enum(['star', 'heart', 'number']),
    }),
    scale: z.object({
      ...baseShape,
      type: z.literal('scale'),
      from: whole(0, 1),
      to: whole(SCALE_POINTS.min, SCALE_POINTS.max),
      ...endLabels(),
    }),
    nps: z.object({ ...baseShape, type: z.literal('nps'), ...endLabels() }),
    matrix: z.object({
      ...choiceShape,
      type: z.literal('matrix'),
      rows: choiceShape.options,
      many: z.boolean(),
    }),
    ranking: z.object({
      ...choiceShape,
      type: z.literal('ranking'),
      places: whole(1, MAX_OPTIONS).nullable(),
    }),
    consent: z.object({ ...baseShape, type: z.literal('consent'), content: content() }),
    country: z.object({
      ...baseShape,
      type: z.literal('country'),
      preferred: z.array(z.enum(COUNTRY_CODES)).max(MAX_PREFERRED_COUNTRIES),
      countries: countryListSchema.exactOptional(),
      search: z.literal(true).exactOptional(),
    }),
    slider: z
      .object({
        ...baseShape,
        type: z.literal('slider'),
        from: number(),
        to: number(),
        step: number().positive().nullable(),
        unit: words(),
      })
      .refine(({ from, to }) => from < to, { path: ['to'], message: 'Must be more than the start' }),
    picture: z.object({ ...choiceShape, type: z.literal('picture'), many: z.boolean() }),
    hidden: z.object({
      ...baseShape,
      type: z.literal('hidden'),
      value: z.string().max(MAX_OWNER_TEXT_LENGTH),
      locked: z.boolean(),
    }),
    image: z.object({
      ...baseShape,
      type: z.literal('image'),
      src: picture(),
      alt: z.string().max(MAX_LABEL_LENGTH),
      decorative: z.boolean(),
      width: whole(IMAGE_WIDTH.min, IMAGE_WIDTH.max).exactOptional(),
    }),
    calculation: z.object({
      ...baseShape,
      type: z.literal('calculation'),
      value: z.string().refine((id) => id === '' || isFieldId(id), 'Not an id'),
      unit: words(),
    }),
    file: z.object({ ...baseShape, type: z.literal('file'), ...fileShape() }),
    signature: z.object({ ...baseShape, type: z.literal('signature') }),
  } satisfies Record<FieldType, z.ZodObject>;
  const { header, ...others } = schemas;
  return z.discriminatedUnion('type', [header, ...Object.values(others)]);
})();
