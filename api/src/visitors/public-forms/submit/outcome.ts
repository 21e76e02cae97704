import type { AnswerIssue, Receipt, TurnedAway } from '@inlay/sdk/model';
import type { ProblemCode } from '../../../platform/http/problems.ts';
import type { SubmitWait } from './submitAttempts.ts';

/** A submission is not taken, whatever its answers are. */
export interface Refused {
  kind: 'refused';
  code: Extract<
    ProblemCode,
    | 'form.website_not_allowed'
    | 'form.invited_only'
    | 'form.password_required'
    | 'form.sign_in_required'
    | 'invitation.answered'
    | 'form.not_available'
    | 'form.closed'
    | 'form.full'
    | 'form.changed'
    | 'form.too_demanding'
    | 'submission.already_sent'
    | 'service.unavailable'
  >;
  headers?: Readonly<Record<string, string>>;
}

/** Its source has sent too much; nothing is looked up or logged for it (T27). */
export interface Throttled {
  kind: 'throttled';
  wait: SubmitWait;
}

/** Its answers have mistakes; a used captcha token and an option without a place left are some. */
export interface Invalid {
  kind: 'invalid';
  issues: AnswerIssue[];
}

/** A quota that it falls under is full, and leads to this ending of the form. */
export interface QuotaFull {
  kind: 'quota_full';
  ending: string;
}

/** Why a submission is not stored. */
export type NotStored =
  | Refused
  | Throttled
  | Invalid
  /** Valid, but the form's logic ends without storing it. */
  | { kind: 'turned_away'; ending: TurnedAway }
  /** Other answers were stored under its key. */
  | { kind: 'key_reused' };

/** The stored row of an idempotency key. */
export interface StoredSubmission {
  id: string;
  contentHash: string;
  receiptCode: string;
  submittedAt: Date;
  /** The record of the redirect, if there is one (EMBED-046). */
  redirectId: string | null;
}

/** `stored`: the row is committed. `repeated`: an earlier row has the key, and nothing was written again. */
export interface Stored {
  kind: 'stored' | 'repeated';
  submission: StoredSubmission;
  /** Whether it went to the Spam folder; nothing that a visitor gets says so. */
  isSpam?: true;
  /** Its place on the waiting list of a full quota, from 1; absent for a submission that does not wait. */
  position?: number;
}

/**
 * What becomes of a submission. Admission, judgement, the store and the routes speak of it in these words;
 * `refusalProblem` turns them into HTTP.
 */
export type Outcome = (Stored & { receipt: Receipt }) | NotStored;

export const refused = (code: Refused['code'], headers: Refused['headers'] = {}): Refused => ({
  kind: 'refused',
  code,
  headers,
});

export const invalid = (...issues: AnswerIssue[]): Invalid => ({ kind: 'invalid', issues });
