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
  version: z.number().int().min(0),
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
