import type { CaptchaSettings } from '@inlay/sdk/model';
import type { CaptchaChallenge } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';

/** A token that the provider verified. Valid once, until it expires (D-12). */
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
    super('service.unavailable', { retryAfterSeconds });
  }
}

/** Server interface of every captcha provider. Its settings go to the browser. */
export interface Captcha extends Readonly<CaptchaSettings> {
  /** Origins of its script, frames and requests for a page's policy; none for the built-in captcha. */
  readonly origins: readonly string[];
  /** Creates a challenge of the built-in captcha; null where the provider creates them. */
  readonly createChallenge: (() => Promise<CaptchaChallenge>) | null;
  /**
   * Returns the verified token, or null when it is refused. Never throws for bad tokens. Does not consume the
   * token: the caller stores its hash in the transaction that acts on it (T30).
   *
   * @throws {CaptchaUnavailableError} when the provider does not answer.
   */
  verify(token: string): Promise<VerifiedCaptcha | null>;
}

/** Presents the settings that a browser needs, and no others. */
export const presentCaptcha = ({ provider, siteKey, scriptUrl }: Captcha): CaptchaSettings => ({
  provider,
  siteKey,
  scriptUrl,
});
