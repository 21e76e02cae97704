import type { Language } from '@inlay/sdk/model';
import type { VerifiedCaptcha } from '../../captcha/captcha.ts';
import type { RequestSource } from '../../http/requestSource.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { SubmitWait } from './submitAttempts.ts';

/** What a visitor sends, by whichever way. */
export interface SubmitInput {
  /** The visitor's, for what he is told. */
  language: Language;
  form: PublishedForm;
  rawAnswers: unknown;
  idempotencyKey: string;
  /** From how many answers the browser had stripped something hostile before it sent them (D-10). */
  strippedBefore: number;
  captchaToken: string | undefined;
  /** Stands in for the captcha's own check, e.g. for an answered question. */
  verifyCaptcha?: (token: string) => Promise<VerifiedCaptcha | null>;
  /** What this browser keeps for this form, if the form can be sent once from a browser. */
  browserKey: string | undefined;
  /** The origin it comes from; null where the browser does not tell. */
  website: string | null;
  source: RequestSource;
  /** The count of this attempt, where it began before the form was known. */
  counted?: Promise<SubmitWait | null> | undefined;
  /** The page around the form, without query and fragment (D-103). */
  referrer: string | null;
}
