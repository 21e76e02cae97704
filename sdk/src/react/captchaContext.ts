import { createContext, type ReactNode } from 'react';
import type { CaptchaSource } from '../client/captcha/startCaptcha.ts';

/** What stands in place of the captcha for visitors without JavaScript. The server alone makes it. */
export interface WithoutScript {
  /** What will be asked of them, or that it cannot be done without. */
  notice?: ReactNode;
  /** The question itself, once there was a post without a captcha. */
  question?: ReactNode;
}

/** Where a captcha field gets its captcha from; null where nothing is sent, as in the builder. */
export const CaptchaContext = createContext<(CaptchaSource & { withoutScript?: WithoutScript }) | null>(null);
