import { z } from 'zod';
import { baseShape, gradings, number, whole, words } from '../../model/fields/schema/fieldShapes.ts';
import { MAX_DECIMAL_PLACES } from '../../model/definition/limits.ts';

export const numberSchema = /* @__PURE__ */ (() =>
  z.object({
    ...baseShape,
    grading: gradings.number,
    type: z.literal('number'),
    min: number().nullable(),
    max: number().nullable(),
    step: number().positive().nullable(),
    places: whole(0, MAX_DECIMAL_PLACES).nullable(),
    unit: words(),
    currency: z.string().regex(/^([A-Z]{3})?$/, 'Must be a currency code of three letters, e.g. EUR'),
  }))();
