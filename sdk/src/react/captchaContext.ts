import { createContext } from 'react';

/** How a captcha field gets its token; null where nothing is sent, as in the builder. */
export interface CaptchaSolver {
  /** The token, or null when the challenge could not be had or solved. */
  solve(): Promise<string | null>;
}

export const CaptchaContext = createContext<CaptchaSolver | null>(null);
