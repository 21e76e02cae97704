import type { Language } from '@inlay/sdk/model';
import type { VerifiedCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Admission, AdmissionRequest } from './admission.ts';

/** What a script or a plain form post sent, read by the form that the visitor saw. */
export interface SentAnswers {
  /** The language of the visitor's messages. */
  language: Language;
  rawAnswers: unknown;
  /** Number of answers from which the browser stripped hostile text before sending (D-10). */
  strippedBefore: number;
  captchaToken: string | undefined;
  /** Replaces the captcha's own check, e.g. for an answered question. */
  verifyCaptcha?: (token: string) => Promise<VerifiedCaptcha | null>;
  /** The browser's key for this form, where the form takes one submission per browser. */
  browserKey: string | undefined;
  /** The day that the visitor's browser took for today; undefined where the server evaluated every page. */
  today?: string | undefined;
  /** The page around the form, without query and fragment (D-103). */
  referrer: string | null;
}

/** An admitted or refused submission with its answers. */
export interface SubmitInput
  extends Admission, SentAnswers, Pick<AdmissionRequest, 'idempotencyKey' | 'source'> {}
