import { findCaptcha, type AnswerIssue } from '@inlay/sdk/model';
import { CaptchaUnavailableError } from '../../../platform/captcha/captcha.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement, Validated } from './judgement.ts';
import { invalid, refused, type Invalid, type Refused } from './outcome.ts';
import type { NewSubmission } from './store/submissionStore.ts';

/**
 * Verifies the token of the captcha, unless the form has none or its logic hides it from this visitor.
 * @returns the token that storing consumes, null where none is asked, or why nothing is stored.
 */
export async function verifyAskedCaptcha(
  { captcha }: Pick<SubmitDeps, 'captcha'>,
  { form, sent }: Judgement,
  validated: Validated,
): Promise<NewSubmission['captchaToken'] | Invalid | Refused> {
  const field = findCaptcha(form.definition);
  if (!field || ('settled' in validated && validated.settled.items.isHidden(field.id))) return null;
  const verify = sent.verifyCaptcha ?? captcha.verify;
  const whenUsed: AnswerIssue = { fieldId: field.id, code: 'captcha_failed' };
  try {
    const verified = await verify(sent.captchaToken ?? '');
    return verified ? { ...verified, whenUsed } : invalid(whenUsed);
  } catch (error) {
    if (!(error instanceof CaptchaUnavailableError)) throw error;
    return refused('service.unavailable', error.headers);
  }
}
