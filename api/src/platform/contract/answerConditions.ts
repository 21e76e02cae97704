import { z } from 'zod';

/** Most conditions of one filter. */
export const MAX_CONDITIONS = 10;
/** Most answers that one condition names. */
const MAX_VALUES = 50;
/** Longest answer that a condition compares with. */
const MAX_VALUE_LENGTH = 1_000;
/** Longest text of all conditions together. */
const MAX_TEXT = 8_000;

/** Comparisons of an answer, by the number of values they take: from, to. */
export const COMPARISONS = {
  is: [1, 1],
  is_not: [1, 1],
  contains: [1, 1],
  lacks: [1, 1],
  any_of: [1, MAX_VALUES],
  all_of: [1, MAX_VALUES],
  none_of: [1, MAX_VALUES],
  at_least: [1, 1],
  at_most: [1, 1],
  after: [1, 1],
  before: [1, 1],
  /** Both ends included. */
  between: [2, 2],
  empty: [0, 0],
  answered: [0, 0],
} as const satisfies Record<string, readonly [from: number, to: number]>;

export type Comparison = keyof typeof COMPARISONS;

/** One sentence of a filter: "Size is 12". Negations fit submissions without an answer as well. */
const conditionSchema = z
  .strictObject({
    field: z.string().min(1).max(200),
    is: z.enum(Object.keys(COMPARISONS) as [Comparison, ...Comparison[]]),
    values: z.array(z.string().min(1).max(MAX_VALUE_LENGTH)).default([]),
  })
  .refine(({ is, values }) => values.length >= COMPARISONS[is][0] && values.length <= COMPARISONS[is][1], {
    message: 'Another number of values',
    path: ['values'],
  });

const conditionsSchema = z.array(conditionSchema).min(1).max(MAX_CONDITIONS);

export type AnswerCondition = z.infer<typeof conditionSchema>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a `where`; null for what is none. */
export function parseConditions(where: string): AnswerCondition[] | null {
  const { success, data } = conditionsSchema.safeParse(readJson(where));
  return success ? data : null;
}

/**
 * Conditions on answers, all of which hold, as JSON: `[{"field":"f1","is":"any_of","values":["12","14"]}]`. They stay
 * text, so that an address, a saved view, an export and a job carry the same.
 */
export const whereSchema = z
  .string()
  .max(MAX_TEXT)
  // PostgreSQL stores no NUL, written out or not.
  .refine((text) => !text.includes('\u0000') && !text.includes('\\u0000'), 'Must not contain NUL')
  .refine((text) => parseConditions(text) !== null, 'Not a list of conditions');
