import { z } from 'zod';
import type { FieldCapabilities } from '../fieldCapabilities.ts';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, MAX_LABEL_LENGTH } from '../limits.ts';
import { COLOR_PATTERN } from '../theme/color.ts';
import { baseDefaults, baseShape } from './fieldBase.ts';

/** A heading in the form (BUILD-062, BUILD-034). Never validated (D-95). */
export const headerCapabilities: FieldCapabilities<'header'> = {
  name: 'Header',
  createDefaults: () => ({
    type: 'header',
    ...baseDefaults('Header'),
    text: 'Header',
    fontSize: HEADER_FONT_SIZE.default,
    fontWeight: HEADER_FONT_WEIGHT.default,
    fontStyle: 'normal',
    color: '#000000',
    textAlign: 'left',
  }),
  settings: ['heading'],
};

export const headerFieldSchema = /* @__PURE__ */ (() =>
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
