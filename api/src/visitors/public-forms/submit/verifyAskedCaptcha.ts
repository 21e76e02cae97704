import { findCaptcha, type Field } from '@inlay/sdk/model';
import { CaptchaUnavailableError, type VerifiedCaptcha } from '../../../platform/captcha/captcha.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { refused, type Refused } from './admission.ts';
import type { SubmitInput } from './submitInput.ts';
import type { Validated } from './submitResult.ts';

/** Finds the captcha unless the form's logic hides it from this visitor. */
export function findAskedCaptcha({ definition }: PublishedForm, validated: Validated): Field | undefined {
  const captcha = findCaptcha(definition);
  const isHidden = captcha && 'settled' in validated && validated.settled.items.isHidden(captcha.id);
  return isHidden ? undefined : captcha;
}

/** @returns null for a bad token; a refusal when the provider does not answer. */
export async function verifyCaptcha(
  { captcha }: SubmitDeps,
  input: SubmitInput,
): Promise<VerifiedCaptcha | Refused | null> {
  const verify = input.verifyCaptcha ?? captcha.verify;
  try {
    return await verify(input.captchaToken ?? '');
  } catch (error) {
    if (!(error instanceof CaptchaUnavailableError)) throw error;
    return refused('service.unavailable', { headers: error.headers });
  }
}
