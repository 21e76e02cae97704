import { z } from 'zod';
import type { CaptchaSettings } from '@inlay/sdk/model';

/** `GET /api/public/captcha`: what sign-in and sign-up need to show the captcha (AUTH-008, D-12). */
export const captchaSettingsSchema: z.ZodType<CaptchaSettings> = z.object({
  provider: z.enum(['altcha', 'hcaptcha', 'turnstile']),
  siteKey: z.string().nullable(),
  scriptUrl: z.string().nullable(),
});

/** `GET /api/public/captcha/challenge`: a task of the built-in captcha. */
export const captchaChallengeSchema = z.object({
  algorithm: z.enum(['SHA-1', 'SHA-256', 'SHA-512']),
  challenge: z.string(),
  maxnumber: z.number().int().exactOptional(),
  salt: z.string(),
  signature: z.string(),
});

export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;
export type { CaptchaSettings };
