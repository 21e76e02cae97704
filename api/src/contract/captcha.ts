import { z } from 'zod';
import type { CaptchaSettings } from '@inlay/sdk/model';

/** `GET /api/public/captcha`: what sign-in and sign-up need to show the captcha (AUTH-008, D-12). */
export const captchaSettingsSchema: z.ZodType<CaptchaSettings> = z.object({
  provider: z.enum(['altcha', 'hcaptcha', 'turnstile']),
  siteKey: z.string().nullable(),
  scriptUrl: z.string().nullable(),
});

export type { CaptchaSettings };
