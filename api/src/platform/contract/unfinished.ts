import { z } from 'zod';
import { MAX_ANSWER_EMAIL_LENGTH, MAX_WORDS_LENGTH } from '@inlay/sdk/model';
import { CONTINUE_TOKEN } from './continueToken.ts';

const token = z.string().regex(CONTINUE_TOKEN);
const pageId = z.string().max(MAX_WORDS_LENGTH).nullable();

/** `POST /api/public/forms/{formId}/unfinished`: keeps what a visitor has answered so far. */
export const unfinishedRequestSchema = z.object({
  revisionId: z.uuid(),
  /** Of the submission that they become. */
  idempotencyKey: z.uuid(),
  /** The secret of the link, which the visitor's browser has made. */
  token,
  /** The save that these answers follow; 0 before the first one. */
  version: z.int32().min(0),
  /** This load of the page. */
  savedBy: token,
  /** The page that the visitor has come to; null for the first one, empty for the review. */
  pageId,
  /** Raw values by field id. */
  answers: z.record(z.string(), z.unknown()),
  /** Asks for the link as a QR code. */
  wantsCode: z.boolean().default(false),
});

/** Dark modules of a QR code as an SVG path, and the length of its side in modules. */
const qrSchema = z.object({ size: z.number().int(), path: z.string() });

/** What became of a save (decision 871). */
export const unfinishedSavedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    version: z.number().int(),
    /** Address at which any device continues. */
    url: z.string(),
    /** The last day, in words. */
    until: z.string(),
    qr: qrSchema.exactOptional(),
  }),
  /** Another device has saved since: nothing was stored. `version` is its save; the next one may follow it. */
  z.object({
    kind: z.literal('conflict'),
    version: z.number().int(),
    url: z.string(),
    /** When it saved, in words. */
    at: z.string(),
    /** Questions whose answers differ. */
    differs: z.array(z.string()),
  }),
  /** They were sent, or their day has come: nothing more is kept of them. */
  z.object({ kind: z.literal('ended'), as: z.enum(['sent', 'expired', 'removed']) }),
]);

/** `POST /api/public/forms/{formId}/unfinished/mail`: mails the link. */
export const unfinishedMailRequestSchema = z.object({
  token,
  address: z.string().max(MAX_ANSWER_EMAIL_LENGTH),
});

export type UnfinishedSaved = z.infer<typeof unfinishedSavedSchema>;

/** A page of a form: its number, from 1, and its title; null for one that the form no longer has, or the review. */
const stoppedPageSchema = z.object({
  number: z.number().int().nullable(),
  title: z.string(),
  isReview: z.boolean(),
});

/** `GET /api/forms/{formId}/unfinished`. */
export const unfinishedQuerySchema = z.object({
  /** The last row of the page before. */
  after: z.uuid().optional(),
});

/** Answers that visitors have begun and not sent, latest first, and where they stopped. They are no submissions. */
export const unfinishedListResponseSchema = z.object({
  figures: z.object({
    /** Visitors whose answers were kept within the last months. */
    begun: z.number().int(),
    sent: z.number().int(),
    waiting: z.number().int(),
    /** Unsent at the end of their day, or deleted. */
    givenUp: z.number().int(),
    /** Where those stopped who have not sent, in the order of the form. */
    stoppedAt: z.array(stoppedPageSchema.extend({ count: z.number().int() })),
  }),
  unfinished: z.array(
    z.object({
      id: z.uuid(),
      startedAt: z.iso.datetime(),
      savedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      page: stoppedPageSchema,
      answers: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  hasMore: z.boolean(),
});

/** `POST /api/forms/{formId}/unfinished/removals`: deletes answers in progress for good. */
export const unfinishedRemovalsSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) });

export type UnfinishedListResponse = z.infer<typeof unfinishedListResponseSchema>;
export type StoppedPage = z.infer<typeof stoppedPageSchema>;
