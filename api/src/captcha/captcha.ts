import type { CaptchaSettings } from '@inlay/sdk/model';
import type { CaptchaChallenge } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';

/** A token the provider vouched for. It may be used once, until it expires (D-12). */
export interface VerifiedCaptcha {
  /** Names the solved challenge itself, however its token was written. */
  hash: string;
  provider: CaptchaSettings['provider'];
  expiresAt: Date;
  /** True when it was solved on a page of the platform. A form's may be solved on any website (D-100). */
  isOwnPage: boolean;
}

/** The provider did not answer; at the HTTP edge this is `service.unavailable`. */
export class CaptchaUnavailableError extends ProblemError {
  override name = 'CaptchaUnavailableError';

  constructor(retryAfterSeconds: number) {
    super('service.unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

/** What every captcha provider offers the server. Its settings are for the browser. */
export interface Captcha extends Readonly<CaptchaSettings> {
  /** Where its script, frames and calls come from, for a page's policy; none for the built-in captcha. */
  readonly origins: readonly string[];
  /** A challenge of the built-in captcha; null where the provider makes its own. */
  readonly createChallenge: (() => Promise<CaptchaChallenge>) | null;
  /**
   * The verified token, or null when it is refused. Never throws for bad tokens. It is not used up by
   * this: whoever acts on it stores its hash in the same transaction (T30).
   *
   * @throws {CaptchaUnavailableError} when the provider does not answer.
   */
  verify(token: string): Promise<VerifiedCaptcha | null>;
}

/** The part a browser needs to know, and nothing else. */
export const presentCaptcha = ({ provider, siteKey, scriptUrl }: Captcha): CaptchaSettings => ({
  provider,
  siteKey,
  scriptUrl,
});
