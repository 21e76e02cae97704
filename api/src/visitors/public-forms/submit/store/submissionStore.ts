import type { LimitedOption, StoredAnswers } from '@inlay/sdk/model';
import type { Claim } from '../admission.ts';

/** A validated submission to be stored. Its ids are made before the insert. */
export interface NewSubmission {
  id: string;
  formId: string;
  accountId: string;
  revisionId: string;
  answers: StoredAnswers;
  /** Length of the answers as text. */
  size: number;
  idempotencyKey: string;
  contentHash: string;
  receiptCode: string;
  userAgent: string | null;
  submittedAt: Date;
  /** The redirect after submission (EMBED-046). */
  redirect: { id: string; target: string } | null;
  /** The page around the form, for the notification only (D-103). */
  referrer: string | null;
  /** The captcha token this submission consumes, where the form has a captcha (T30). */
  captchaToken: { hash: string; provider: string; expiresAt: Date } | null;
  /** Identifies the browser, where the form takes one submission per browser. */
  browserHash: string | null;
  /** True for a form with a submission limit; the limit itself is read under its lock. */
  isLimited: boolean;
  /** Ids of the uploads in its answers, which it takes. */
  uploads: readonly string[];
  /** The limited options that it chooses. */
  places: readonly LimitedOption[];
  /** What has to hold while it is stored; null where a look-up has confirmed everything. */
  claim: Claim | null;
}

/** The stored row of an idempotency key. */
export interface StoredSubmission {
  id: string;
  contentHash: string;
  receiptCode: string;
  submittedAt: Date;
  /** The record of the redirect, if there is one (EMBED-046). */
  redirectId: string | null;
}

/**
 * `stored`: the row is committed. `repeated`: an earlier row has the key, and is returned. Nothing was written
 * for the others: its claim does not hold, another submission consumed the captcha token, the form is full, this browser
 * has sent it, another submission has one of its uploads, or an option of it has no place left.
 */
export type StoreResult =
  | { kind: 'stored'; submission: StoredSubmission }
  | { kind: 'repeated'; submission: StoredSubmission }
  | { kind: 'unconfirmed' }
  | { kind: 'captcha_used' }
  | { kind: 'form_full' }
  | { kind: 'already_sent' }
  | { kind: 'uploads_taken' }
  | { kind: 'places_taken' };

/** What a submission is found by before it has an id. */
export type SubmissionKey = Pick<NewSubmission, 'accountId' | 'formId' | 'idempotencyKey'>;

/** Stores submissions. Calls resolve after the commit; grouping of commits stays inside the store. */
export interface SubmissionStore {
  /** Finds the row of an idempotency key. */
  findByKey(key: SubmissionKey): Promise<StoredSubmission | null>;
  /** @throws {QueueFullError} when the queue of submissions is full. */
  store(submission: NewSubmission): Promise<StoreResult>;
  /** Number of queued submissions. */
  queued(): number;
}
