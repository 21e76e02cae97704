import { z } from 'zod';

const count = z.number().int().nonnegative();

/** Properties of every card. */
const cardShape = {
  /**
   * Id of a field, repeating group or value; `#pages` and `#endings` for the way through the form, `#right` for the
   * right answers of a quiz.
   */
  id: z.string(),
  label: z.string(),
  /** Title of its page; empty without one. */
  page: z.string(),
  /** False for a question that only earlier versions of the form ask. */
  isCurrent: z.boolean(),
  /** Whether the inbox can be filtered by the answer. */
  isFilter: z.boolean(),
  answered: count,
  empty: count,
  /** Submissions whose visitor was not asked; null for readers who may not know. */
  notAsked: count.nullable(),
};

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  count,
  /** False for an option that only earlier versions offer. */
  isCurrent: z.boolean(),
});

const binSchema = z.object({
  /** Smallest number of the bin, and the first that is not in it. */
  from: z.number(),
  until: z.number(),
  count,
  /** The same as bounds of the inbox's filter, both included. */
  atLeast: z.string(),
  atMost: z.string(),
});

/** One question of a form's results, by the way its answers are counted (decision 360). */
export const resultCardSchema = z.discriminatedUnion('kind', [
  z.object({
    ...cardShape,
    kind: z.literal('choices'),
    options: z.array(optionSchema),
    /** Answers in visitors' own words. */
    other: count,
  }),
  z.object({
    ...cardShape,
    kind: z.literal('points'),
    points: z.array(z.object({ value: z.number(), count })),
    mean: z.number().nullable(),
    /** The three groups of an NPS question, and its score from -100 to 100; null for others. */
    nps: z
      .object({ promoters: count, passives: count, detractors: count, score: z.number().nullable() })
      .nullable(),
  }),
  z.object({
    ...cardShape,
    kind: z.literal('number'),
    unit: z.string(),
    currency: z.string(),
    bins: z.array(binSchema),
    /** The exact sum as a decimal number. */
    sum: z.string(),
    mean: z.number().nullable(),
    median: z.number().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    /** False when median, min or max is known to four digits only. */
    isExact: z.boolean(),
  }),
  z.object({
    ...cardShape,
    kind: z.literal('matrix'),
    rows: z.array(z.object({ value: z.string(), label: z.string(), counts: z.array(count) })),
    columns: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({
    ...cardShape,
    kind: z.literal('ranking'),
    options: z.array(
      z.object({ value: z.string(), label: z.string(), count, meanPlace: z.number().nullable() }),
    ),
  }),
  z.object({
    ...cardShape,
    kind: z.literal('days'),
    unit: z.enum(['day', 'month', 'year']),
    /** First day of each span, and its last. */
    spans: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), count })),
  }),
  z.object({ ...cardShape, kind: z.literal('times'), hours: z.array(count).length(24) }),
  z.object({ ...cardShape, kind: z.literal('files'), files: count, bytes: count }),
  z.object({
    ...cardShape,
    kind: z.literal('text'),
    /** Newest answers first. */
    latest: z.array(z.object({ submissionId: z.uuid(), text: z.string() })),
    /** How many of the newest answers contain a word; null for types whose words say nothing. */
    words: z.array(z.object({ word: z.string(), count })).nullable(),
    /** How many newest submissions latest answers and words were taken from. */
    newest: count,
  }),
]);
export type ResultCard = z.infer<typeof resultCardSchema>;
