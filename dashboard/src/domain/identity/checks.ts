import { t } from '@lingui/core/macro';
import { checkEmail } from '@inlay/sdk/model';
import { refusalText } from '../../lib/refusalText.ts';

/** Returns the problem of an email address as a message; nothing for a valid one (VALID-001…005). */
export function emailProblem(email: string): { email?: string } {
  const checked = checkEmail(email);
  return checked.ok ? {} : { email: refusalText(checked) };
}

/** Without a completed captcha nothing is sent (AUTH-014). */
export const captchaProblem = (captchaToken: string): { captchaToken?: string } =>
  captchaToken === '' ? { captchaToken: t`Please complete the CAPTCHA verification` } : {};
