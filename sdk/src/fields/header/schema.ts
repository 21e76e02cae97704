import { z } from 'zod';
import { baseShape } from '../../model/fields/schema/fieldShapes.ts';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, MAX_LABEL_LENGTH } from '../../model/definition/limits.ts';
import { COLOR_PATTERN } from '../../model/theme/color.ts';

export const headerSchema = /* @__PURE__ */ (() =>
  z.object({
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
  }))();
