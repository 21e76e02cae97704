import type { CaptchaProvider } from '@inlay/sdk/model';

/** A token the provider vouched for. It may be used once, until it expires (D-12). */
export interface VerifiedCaptcha {
  /** Names the solved challenge itself, however its token was written. */
  hash: string;
  provider: CaptchaProvider;
  expiresAt: Date;
}

/** What every captcha provider offers the server. */
export interface Captcha {
  readonly provider: CaptchaProvider;
  /** For the browser; `null` for the built-in captcha. */
  readonly siteKey: string | null;
  /** The verified token, or null when it is refused. Never throws for bad tokens. */
  verify(token: string): Promise<VerifiedCaptcha | null>;
}
