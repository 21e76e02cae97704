import type { Language } from '@inlay/sdk/model';
import type { VerifiedCaptcha } from '../../captcha/captcha.ts';
import type { RequestSource } from '../../http/requestSource.ts';
import type { Admission } from './admission.ts';

/** An admitted or refused submission with its answers, from a script or a plain form post. */
export interface SubmitInput extends Admission {
  /** The language of the visitor's messages. */
  language: Language;
  rawAnswers: unknown;
  idempotencyKey: string;
  /** Number of answers from which the browser stripped hostile text before sending (D-10). */
  strippedBefore: number;
  captchaToken: string | undefined;
  /** Replaces the captcha's own check, e.g. for an answered question. */
  verifyCaptcha?: (token: string) => Promise<VerifiedCaptcha | null>;
  /** The browser's key for this form, where the form takes one submission per browser. */
  browserKey: string | undefined;
  source: RequestSource;
  /** The page around the form, without query and fragment (D-103). */
  referrer: string | null;
}
