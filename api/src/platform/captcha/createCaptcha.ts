import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createAltchaCaptcha } from './altchaCaptcha.ts';
import type { Captcha } from './captcha.ts';
import { createRemoteCaptcha } from './remoteCaptcha.ts';

/** The captcha that this installation is set to (D-12). */
export function createCaptcha({ captcha, publicUrl, secret }: Config, logger: Logger): Captcha {
  if (captcha.provider === 'altcha') return createAltchaCaptcha(secret);
  return createRemoteCaptcha({ ...captcha, hostname: new URL(publicUrl).hostname, logger });
}
