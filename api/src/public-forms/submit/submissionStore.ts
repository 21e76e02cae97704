import type { Answers } from '@inlay/sdk/model';

/** One accepted submission on its way into the database. Its ids are made before it is stored. */
export interface NewSubmission {
  id: string;
  formId: string;
  accountId: string;
  revisionId: string;
  answers: Answers;
  /** Length of the answers as text. */
  size: number;
  idempotencyKey: string;
  contentHash: string;
  receiptCode: string;
  userAgent: string | null;
  submittedAt: Date;
  /** Where the visitor goes on to (EMBED-046). */
  redirect: { id: string; target: string } | null;
  /** The page around the form, for the notification only (D-103). */
  referrer: string | null;
  /** The captcha token this submission uses up, if the form asks for one (T30). */
  captchaToken: { hash: string; provider: string; expiresAt: Date } | null;
  /** Names the browser, if the form can be sent once from a browser. */
  browserHash: string | null;
  /** The form has a largest number of submissions; which one is read with its lock. */
  isLimited: boolean;
}

/** What stands in the database under an idempotency key. */
export interface StoredSubmission {
  id: string;
  contentHash: string;
  receiptCode: string;
  submittedAt: Date;
  /** The record of the way on, if the form has one (EMBED-046). */
  redirectId: string | null;
}

/**
 * `stored`: this very row was written and committed. `repeated`: the key was used before, here is
 * the row it made. `captcha_used`: the token was spent by another submission; `form_full`: the form has
 * as many as it takes; `already_sent`: this browser has sent it before; nothing was written.
 */
export type StoreResult =
  | { kind: 'stored'; submission: StoredSubmission }
  | { kind: 'repeated'; submission: StoredSubmission }
  | { kind: 'captcha_used' }
  | { kind: 'form_full' }
  | { kind: 'already_sent' };

/**
 * Where submissions are stored. A caller hears back only after the commit; how many submissions
 * share one transaction is the store's own affair, so grouping commits changes no caller.
 */
export interface SubmissionStore {
  /** The row under this key, or null. */
  findByKey(formId: string, idempotencyKey: string): Promise<StoredSubmission | null>;
  /** @throws {QueueFullError} when more waits to be stored than the database can take. */
  store(submission: NewSubmission): Promise<StoreResult>;
  /** How many wait to be stored. */
  waiting(): number;
}
