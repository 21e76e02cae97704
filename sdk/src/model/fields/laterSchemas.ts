import { z } from 'zod';
import type { LaterFieldType } from '../field.ts';
import { MAX_DECIMAL_PLACES, MAX_NUMBER, MAX_WORDS_LENGTH } from '../limits.ts';
import { baseShape } from './fieldShapes.ts';

const number = () => z.number().min(-MAX_NUMBER).max(MAX_NUMBER);

/** Returns the settings of the types that version 2 brought; a missing one fails the type check. */
export const laterSchemas = () =>
  ({
    number: z.object({
      ...baseShape,
      type: z.literal('number'),
      min: number().nullable(),
      max: number().nullable(),
      step: number().positive().nullable(),
      places: z.number().int().min(0).max(MAX_DECIMAL_PLACES).nullable(),
      unit: z.string().max(MAX_WORDS_LENGTH),
      currency: z.string().regex(/^([A-Z]{3})?$/, 'Must be a currency code of three letters, e.g. EUR'),
    }),
  }) satisfies Record<LaterFieldType, z.ZodObject>;
