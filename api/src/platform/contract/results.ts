import { z } from 'zod';
import { resultCardSchema, type ResultCard } from '@inlay/sdk/model';
import { FIELD_ALONE, filterShape, namesItsField } from './submissions.ts';

/** `GET /api/results`: the inbox's filter of one form. */
export const resultsQuerySchema = z
  .strictObject({
    ...filterShape,
    formId: z.uuid(),
    /** With the period of the same length before. */
    compare: z.literal('yes').optional(),
  })
  .refine(namesItsField, FIELD_ALONE);

/** `GET /api/client-forms/{formId}/results`: the period, and an answer that the client may see. */
export const clientResultsQuerySchema = z
  .strictObject({
    from: filterShape.from,
    to: filterShape.to,
    zone: filterShape.zone,
    field: filterShape.field,
    value: filterShape.value,
    atLeast: filterShape.atLeast,
    atMost: filterShape.atMost,
    compare: z.literal('yes').optional(),
  })
  .refine((filter) => namesItsField({ ...filter, formId: '' }), FIELD_ALONE);

/** `GET /api/results/pdf`: what the summary's screen narrows by, which the document names. */
export const resultsPdfQuerySchema = z
  .strictObject({ ...clientResultsQuerySchema.shape, formId: z.uuid() })
  .refine(namesItsField, FIELD_ALONE);

const count = z.number().int().nonnegative();

export type { ResultCard };

/** What the results say, as far as they are counted. */
export const resultsSchema = z.object({
  title: z.string(),
  submissions: count,
  cards: z.array(resultCardSchema),
});
export type Results = z.infer<typeof resultsSchema>;

/** One line of the answer: each replaces the line before, the last is whole. */
export const resultsLineSchema = z.object({
  ...resultsSchema.shape,
  /** Submissions that were looked at, and how many there are. */
  counted: count,
  total: count,
  isWhole: z.boolean(),
  /** The period before, in the last line. */
  before: resultsSchema.nullable(),
});
export type ResultsLine = z.infer<typeof resultsLineSchema>;
