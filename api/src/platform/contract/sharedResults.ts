import { z } from 'zod';
import {
  DEFAULT_HIDING_GROUP,
  LANGUAGES,
  LARGEST_HIDING_GROUP,
  MAX_SHARED_RESULTS_NAME_LENGTH,
  resultCardSchema,
  SMALLEST_HIDING_GROUP,
} from '@inlay/sdk/model';
import { linkPasswordSchema } from './linkPassword.ts';

const name = z.string().trim().min(1, 'Enter a name').max(MAX_SHARED_RESULTS_NAME_LENGTH);
const questions = z.array(z.string().max(100)).min(1, 'Choose at least one question').max(300);
const texts = z.array(z.string().max(100)).max(300);
const smallestGroup = z.union([z.literal(0), z.int().min(SMALLEST_HIDING_GROUP).max(LARGEST_HIDING_GROUP)]);
const expiresAt = z.iso.datetime().nullable();
const password = linkPasswordSchema.nullable();

/** `POST /api/forms/{formId}/shared-results` */
export const createSharedResultsRequestSchema = z.strictObject({
  name,
  questions,
  /** Text questions whose answers are shown word by word; of the others only how many answered. */
  texts,
  /** Hides smaller groups; 0 = hides none. */
  smallestGroup: smallestGroup.default(DEFAULT_HIDING_GROUP),
  expiresAt: expiresAt.default(null),
  /** Keeps the snapshot of this moment. */
  isFrozen: z.boolean().default(false),
  /** Asked for before anything is shown; null = the address is enough. */
  password: password.default(null),
});

/** `PATCH /api/forms/{formId}/shared-results/{linkId}`; what a frozen link shows cannot be changed. */
export const updateSharedResultsRequestSchema = z
  .strictObject({ name, questions, texts, smallestGroup, expiresAt, password })
  .partial();

export const sharedResultsParamsSchema = z.object({ formId: z.uuid(), linkId: z.uuid() });

/** A link to results, for those who may change the form. */
export const sharedResultsSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(['open', 'expired']),
  url: z.url(),
  questions: z.array(z.string()),
  texts: z.array(z.string()),
  smallestGroup: z.number(),
  /** When the snapshot was taken; null for a link that follows the form. */
  frozenAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  /** Loads of its page, and of elements on websites. */
  views: z.number(),
});

/** A question that can be shared. */
export const shareableQuestionSchema = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['counts', 'text']),
  /** Left out while small groups are hidden: its counts would give them away (decision 366). */
  needsAllGroups: z.boolean(),
});

export const sharedResultsListSchema = z.object({
  links: z.array(sharedResultsSchema),
  questions: z.array(shareableQuestionSchema),
});

/** A card, and what of it is withheld because groups are too small. */
export const guardedCardSchema = z.object({
  card: resultCardSchema,
  /** Keys of the bars, or of row and column of a matrix, whose counts are withheld. */
  hidden: z.array(z.string()),
  /** False where it is withheld how many answered. */
  hasTotals: z.boolean(),
  /** Which of the numbers that sum up the card may be told. */
  figures: z.enum(['all', 'safe', 'mean', 'none']),
  /** True where nothing but the title may be told. */
  isWithheld: z.boolean(),
});
export type GuardedCard = z.infer<typeof guardedCardSchema>;

/** Results as they may be shown, in no language yet; frozen links store it. */
export const resultsSnapshotSchema = z.object({
  title: z.string(),
  /** Null where there are too few to tell. */
  submissions: z.number().nullable(),
  cards: z.array(guardedCardSchema),
});
export type ResultsSnapshot = z.infer<typeof resultsSnapshotSchema>;

/** `GET /api/public/results/{token}` */
export const sharedResultsTokenSchema = z.object({ token: z.string().max(100) });

/** `again` is set where a page looks for newer results than it has. */
export const sharedResultsQuerySchema = z.object({ again: z.string().optional() });

/** Shared results as the page of a website gets them (RESULT-023). */
export const sharedResultsViewSchema = resultsSnapshotSchema.extend({
  /** Smaller groups are hidden; 0 = none is. */
  smallestGroup: z.number(),
  frozenAt: z.iso.datetime().nullable(),
  language: z.enum(LANGUAGES),
  /** Style declarations of the form's look. */
  theme: z.object({
    light: z.string(),
    /** For dark surroundings; null for a form with colours of its own. */
    dark: z.string().nullable(),
    font: z.string(),
  }),
});

export type CreateSharedResultsRequest = z.output<typeof createSharedResultsRequestSchema>;
export type UpdateSharedResultsRequest = z.output<typeof updateSharedResultsRequestSchema>;
export type SharedResults = z.infer<typeof sharedResultsSchema>;
export type SharedResultsList = z.infer<typeof sharedResultsListSchema>;
export type ShareableQuestion = z.infer<typeof shareableQuestionSchema>;
