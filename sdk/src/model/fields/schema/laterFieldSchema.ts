import { z } from 'zod';
import type { LaterFieldType } from '../../field.ts';
import {
  IMAGE_WIDTH,
  MAX_DECIMAL_PLACES,
  MAX_LABEL_LENGTH,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MAX_NUMBER,
  MAX_OPTIONS,
  MAX_OWNER_TEXT_LENGTH,
  MAX_PREFERRED_COUNTRIES,
  MAX_RANGE_DAYS,
  MAX_WORDS_LENGTH,
  RATING_POINTS,
  SCALE_POINTS,
} from '../../limits.ts';
import { isPictureAddress } from '../../isPictureAddress.ts';
import { isTime } from '../../logic/days.ts';
import { MAX_URL_LENGTH } from '../../validation/url.ts';
import { isFieldId } from '../../fieldId.ts';
import { COUNTRY_CODES } from '../places/countryCodes.ts';
import { baseShape, choiceShape, countryListSchema, dayBoundsShape } from './fieldShapes.ts';
import { FILE_KINDS } from '../types/fileKinds.ts';
import { NAME_PARTS } from '../types/nameParts.ts';

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

/** Returns the settings of the types that version 2 brought; a missing one fails the type check. */
export const laterSchemas = () =>
  ({
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
  }) satisfies Record<LaterFieldType, z.ZodObject>;
