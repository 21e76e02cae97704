import { z } from 'zod';
import { trashedSubmissionSchema } from './trash.ts';
import { revisionFieldsSchema } from './definition.ts';

/** How much it takes until a submission goes to the Spam folder of its form. */
export const SPAM_LEVELS = ['off', 'careful', 'strict'] as const;

/** What speaks for spam, or against it. */
export const SPAM_SIGNALS = [
  /** A field that nobody sees was filled in. */
  'trap',
  /** It was sent by a program that did not load the page. */
  'direct',
  /** It was sent within seconds of opening the page. */
  'fast',
  /** The account was sent the same text several times within a day. */
  'repeated',
  /** It has web addresses in its texts. */
  'links',
  /** Its texts are in letters that neither the form nor its language uses. */
  'script',
  /** The account's own list names something in it. */
  'blocked',
  /** Its email address is of a provider of throw-away mailboxes. */
  'disposable',
  /** A captcha was solved. */
  'captcha',
  /** Somebody of the account moved it there. */
  'marked',
] as const;

/** Days for which the Spam folder keeps a submission, unless the account says otherwise. */
export const DEFAULT_SPAM_DAYS = 30;
const MAX_SPAM_DAYS = 365;

/** Entries of an account's own list, at most, and characters of one. */
export const MAX_BLOCKED = 500;
export const MAX_BLOCKED_LENGTH = 200;

export const spamReasonSchema = z.object({
  signal: z.enum(SPAM_SIGNALS),
  /** What it adds to the score; negative where it speaks against spam. */
  weight: z.number().int(),
  /** What was found, as it stands in the submission or in the list. */
  found: z.array(z.string()).exactOptional(),
  /** How many, or how many seconds. */
  count: z.number().int().exactOptional(),
});

/** `GET /api/spam`: the Spam folder, newest first, page by page. */
export const spamResponseSchema = z.object({
  submissions: z.array(trashedSubmissionSchema.extend({ reasons: z.array(spamReasonSchema) })),
  revisions: revisionFieldsSchema,
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});

/** `GET` and `PUT /api/spam/settings`: what an account says of spam, for all of its forms. */
export const spamSettingsSchema = z.strictObject({
  /** Words, email addresses, domains and IP networks (`192.0.2.0/24`). */
  blocked: z.array(z.string().trim().min(1).max(MAX_BLOCKED_LENGTH)).max(MAX_BLOCKED),
  blocksDisposable: z.boolean(),
  keptDays: z.number().int().min(1).max(MAX_SPAM_DAYS),
});

export type SpamLevel = (typeof SPAM_LEVELS)[number];
export type SpamSignal = (typeof SPAM_SIGNALS)[number];
export type SpamReason = z.infer<typeof spamReasonSchema>;
export type SpamResponse = z.infer<typeof spamResponseSchema>;
export type SpamSubmission = SpamResponse['submissions'][number];
export type SpamSettings = z.infer<typeof spamSettingsSchema>;
