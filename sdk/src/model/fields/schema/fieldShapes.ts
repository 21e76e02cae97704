import { z } from 'zod';
import { isFieldId } from '../fieldId.ts';
import {
  FIELD_WIDTHS,
  MAX_ACCEPTED_TEXTS,
  MAX_ANSWER_LENGTH,
  MAX_CHECKS,
  MAX_LABEL_LENGTH,
  MAX_NUMBER,
  MAX_WORDS_LENGTH,
  MAX_MASK_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTION_VALUE_LENGTH,
  MAX_OPTIONS,
  MAX_PLACES,
  MAX_OWNER_TEXT_LENGTH,
  MAX_RANGE_DAYS,
  MAX_POINTS,
} from '../../definition/limits.ts';
import { isPictureAddress } from '../../validation/isPictureAddress.ts';
import { isDay, isTime } from '../../logic/days.ts';
import { expressionSchema } from '../../logic/expressionSchema.ts';
import { MAX_URL_LENGTH } from '../../validation/url.ts';
import { isMask } from '../settings/applyMask.ts';
import { COUNTRY_CODES } from '../places/countryCodes.ts';
import { POSTCODE_COUNTRIES } from '../places/postcodes.ts';
import { TEXT_FORMATS } from '../settings/textFormats.ts';

/** Settings every field has. */
export const baseShape = /* @__PURE__ */ (() => ({
  id: z.string().refine(isFieldId, 'Not a field id'),
  label: z.string().max(MAX_LABEL_LENGTH),
  help: z.string().max(MAX_OWNER_TEXT_LENGTH),
  placeholder: z.string().max(MAX_LABEL_LENGTH),
  required: z.boolean(),
  columns: z.literal(FIELD_WIDTHS),
  showIf: expressionSchema.exactOptional(),
  requiredIf: expressionSchema.exactOptional(),
  start: expressionSchema.exactOptional(),
  checks: z
    .array(z.object({ must: expressionSchema, message: z.string().max(MAX_OWNER_TEXT_LENGTH) }))
    .max(MAX_CHECKS),
  category: z.string().refine(isFieldId, 'Not a category').exactOptional(),
  private: z.object({ note: z.string().max(MAX_OWNER_TEXT_LENGTH) }).exactOptional(),
}))();

/** Settings of fields with a character limit (BUILD-027). */
export const textualShape = /* @__PURE__ */ (() => ({
  ...baseShape,
  maxLength: z.number().int().min(1).max(MAX_ANSWER_LENGTH).nullable(),
}))();

/** Settings of texts with a minimum length (decision 339). */
export const ruledTextShape = /* @__PURE__ */ (() => ({
  ...textualShape,
  minLength: z.number().int().min(1).max(MAX_ANSWER_LENGTH).exactOptional(),
}))();

/** Codes of the countries to choose from. */
export const countryListSchema = /* @__PURE__ */ (() =>
  z.array(z.enum(COUNTRY_CODES)).min(1).max(COUNTRY_CODES.length))();

const dayBoundSchema = /* @__PURE__ */ (() =>
  z.union([
    z.string().max(10).refine(isDay, 'Must be a day, e.g. 2026-05-03'),
    z.number().int().min(-MAX_RANGE_DAYS).max(MAX_RANGE_DAYS),
  ]))();

/** Earliest and latest day of dates. */
export const dayBoundsShape = /* @__PURE__ */ (() => ({
  earliestDay: dayBoundSchema.exactOptional(),
  latestDay: dayBoundSchema.exactOptional(),
}))();

/** Schema of the format of a line of text. */
export const textFormatSchema = /* @__PURE__ */ (() =>
  z
    .object({
      name: z.enum(TEXT_FORMATS),
      country: z.enum(POSTCODE_COUNTRIES).exactOptional(),
      mask: z.string().max(MAX_MASK_LENGTH).refine(isMask, 'A mask has an A, a 9 or a *').exactOptional(),
    })
    .refine(({ name, country }) => (name === 'postcode') === (country !== undefined), {
      path: ['country'],
      message: 'A postcode, and nothing else, has a country',
    })
    .refine(({ name, mask }) => (name === 'mask') === (mask !== undefined), {
      path: ['mask'],
      message: 'A mask, and nothing else, has one',
    }))();

/** Text of one line: a form post rewrites line breaks, and the choice would no longer be the option. */
const oneLine = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\r\n]*$/, 'An option is one line');

export const number = () => z.number().min(-MAX_NUMBER).max(MAX_NUMBER);
const points = () => z.number().min(-MAX_POINTS).max(MAX_POINTS).exactOptional();
const answerPoints = () => z.object({ points: points(), right: z.literal(true).exactOptional() });

const gradingSchema = /* @__PURE__ */ (() =>
  z.object({
    accepts: z.array(z.string().max(MAX_OPTION_LENGTH)).max(MAX_ACCEPTED_TEXTS).exactOptional(),
    from: number().exactOptional(),
    to: number().exactOptional(),
    yes: answerPoints().exactOptional(),
    no: answerPoints().exactOptional(),
    points: points(),
    wrong: points(),
    all: z.literal(true).exactOptional(),
    explanation: z.string().max(MAX_OWNER_TEXT_LENGTH).exactOptional(),
  }))();

/** How answers are graded, by what an answer is: the setting is absent where nothing is graded. */
export const gradings = /* @__PURE__ */ (() => ({
  choice: gradingSchema.pick({ explanation: true }).exactOptional(),
  choices: gradingSchema.pick({ all: true, wrong: true, explanation: true }).exactOptional(),
  yesNo: gradingSchema.pick({ yes: true, no: true, explanation: true }).exactOptional(),
  text: gradingSchema.pick({ accepts: true, points: true, wrong: true, explanation: true }).exactOptional(),
  number: gradingSchema
    .pick({ from: true, to: true, points: true, wrong: true, explanation: true })
    .refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['to'],
      message: 'A right number has a smallest and a largest',
    })
    .refine(({ from = 0, to = from }) => from <= to, {
      path: ['to'],
      message: 'The largest right number is less than the smallest',
    })
    .exactOptional(),
}))();

const optionSchema = /* @__PURE__ */ (() =>
  z.object({
    value: oneLine(MAX_OPTION_VALUE_LENGTH),
    label: oneLine(MAX_OPTION_LENGTH),
    image: z
      .string()
      .max(MAX_URL_LENGTH)
      .refine(isPictureAddress, 'Must be an https address')
      .exactOptional(),
    showIf: expressionSchema.exactOptional(),
    alone: z.literal(true).exactOptional(),
    places: z.number().int().min(0).max(MAX_PLACES).nullable().exactOptional(),
    ...answerPoints().shape,
  }))();

/** Settings of fields with options (BUILD-026). */
export const choiceShape = /* @__PURE__ */ (() => ({
  ...baseShape,
  options: z.array(optionSchema).max(MAX_OPTIONS).superRefine(checkValues),
  shuffle: z.literal(true).exactOptional(),
}))();

/** Further settings of choices (decision 339). */
export const configurableChoiceShape = /* @__PURE__ */ (() => ({
  ...choiceShape,
  other: oneLine(MAX_OPTION_LENGTH).min(1).exactOptional(),
  perRow: z.literal([2, 3, 4]).exactOptional(),
}))();

/** Settings of choices that take several options. */
export const severalChoicesShape = /* @__PURE__ */ (() => ({
  ...configurableChoiceShape,
  fewest: z.number().int().min(1).max(MAX_OPTIONS).exactOptional(),
  most: z.number().int().min(1).max(MAX_OPTIONS).exactOptional(),
}))();

/** Checks that values are unique: an answer names its option by it (decision 211). */
function checkValues(options: { value: string }[], context: z.RefinementCtx): void {
  const taken = new Set<string>();
  for (const [index, { value }] of options.entries()) {
    if (taken.has(value)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'value'],
        message: 'This option value is used twice',
      });
    }
    taken.add(value);
  }
}

export const whole = (min: number, max: number) => z.number().int().min(min).max(max);
/** A few words of the owner. */
export const words = () => z.string().max(MAX_WORDS_LENGTH);
/** A text of the owner, in limited Markdown. */
export const content = () => z.string().max(MAX_OWNER_TEXT_LENGTH);
export const time = () => z.string().max(5).refine(isTime, 'Must be a time, e.g. 14:30').nullable();
/** Words at the ends of a scale. */
export const endLabels = () => ({ startLabel: words(), endLabel: words() });
