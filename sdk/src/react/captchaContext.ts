import { createContext } from 'react';
import type { CaptchaSource } from '../client/captcha/startCaptcha.ts';

/** Where a captcha field gets its captcha from; null where nothing is sent, as in the builder. */
export const CaptchaContext = createContext<CaptchaSource | null>(null);
