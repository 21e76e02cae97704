import type { AnswerIssue, Language, StoredAnswers } from '@inlay/sdk/model';
import type { StoredSpam } from '../../../../platform/entities/submission.entity.ts';
import type { ChosenPlace } from '../../places/choosePlaces.ts';
import type { AskedValue } from '../../unique/askedValue.ts';
import type { Claim } from '../admission.ts';
import type { Invalid, QuotaFull, Refused, Stored, StoredSubmission } from '../outcome.ts';

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
  /** The language that its visitor saw; null where the form has one alone. */
  language: Language | null;
  submittedAt: Date;
  /** The redirect after submission (EMBED-046). */
  redirect: { id: string; target: string } | null;
  /** The page around the form, for the notification only (D-103). */
  referrer: string | null;
  /** The captcha token this submission consumes, where the form has a captcha (T30), and what its field says of a used one. */
  captchaToken: { hash: string; provider: string; expiresAt: Date; whenUsed: AnswerIssue } | null;
  /** Identifies the browser, where the form takes one submission per browser. */
  browserHash: string | null;
  /** True for a form with a submission limit; the limit itself is read under its lock. */
  isLimited: boolean;
  /** Ids of the uploads in its answers, which it takes. */
  uploads: readonly string[];
  /** The limited options that it chooses. */
  places: readonly ChosenPlace[];
  /** Ids of the quotas that it falls under; which of them are full, is found under the form's lock. */
  quotas: readonly string[];
  /** The value that no other submission may have, where the form takes one answer for each. */
  unique: AskedValue | null;
  /** What has to hold while it is stored; null where a look-up has confirmed everything. */
  claim: Claim | null;
  /** Why it goes to the Spam folder, with the page around the form; null where it does not (SPAM-001). */
  spam: StoredSpam | null;
}

/** What a submission is found by before it has an id. */
export type SubmissionKey = Pick<NewSubmission, 'accountId' | 'formId' | 'idempotencyKey'>;

/** Stores submissions. Calls resolve after the commit; grouping of commits stays inside the store. */
export interface SubmissionStore {
  /** Finds the row of an idempotency key. */
  findByKey(key: SubmissionKey): Promise<StoredSubmission | null>;
  /** Finds the place of a submission on the waiting list of its form, from 1; null for one that does not wait. */
  findPosition(submission: Pick<NewSubmission, 'accountId' | 'formId' | 'id'>): Promise<number | null>;
  /**
   * Stores a submission. Nothing is written where it is refused (its form is full, its browser has sent it; as
   * `form.changed`, its claim does not hold or another submission has one of its uploads) or invalid (another one
   * has used its captcha token, an option of it has no place left, another one has its value), nor where a quota is full that has no waiting list.
   * @throws {QueueFullError} when the queue of submissions is full.
   */
  store(submission: NewSubmission): Promise<Stored | Refused | Invalid | QuotaFull>;
  /** Number of queued submissions. */
  queued(): number;
}
