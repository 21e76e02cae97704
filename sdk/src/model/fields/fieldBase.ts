import { z } from 'zod';
import type { FieldWidth } from '../field.ts';
import { isFieldId } from '../fieldId.ts';
import {
  FIELD_WIDTHS,
  MAX_ANSWER_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
} from '../limits.ts';

/** Returns the settings that every new field has (D-69). */
export function baseDefaults(name: string) {
  return { label: name, placeholder: '', required: false, columns: 12 as FieldWidth };
}

/** Settings every field has. */
export const baseShape = /* @__PURE__ */ (() => ({
  id: z.string().refine(isFieldId, 'Not a field id'),
  label: z.string().max(MAX_LABEL_LENGTH),
  placeholder: z.string().max(MAX_LABEL_LENGTH),
  required: z.boolean(),
  columns: z.literal(FIELD_WIDTHS),
}))();

/** Settings of fields with a character limit (BUILD-027). */
export const textualShape = /* @__PURE__ */ (() => ({
  ...baseShape,
  maxLength: z.number().int().min(1).max(MAX_ANSWER_LENGTH).nullable(),
}))();

/** Settings of fields with options (BUILD-026). */
export const choiceShape = /* @__PURE__ */ (() => ({
  ...baseShape,
  // One line each: a form post rewrites line breaks, and the choice would no longer be the option.
  options: z
    .array(
      z
        .string()
        .max(MAX_OPTION_LENGTH)
        .regex(/^[^\r\n]*$/, 'An option is one line'),
    )
    .max(MAX_OPTIONS),
}))();
