import { isSpent } from '@inlay/sdk/model';
import type { SubmitDeps } from '../publicFormDeps.ts';
import { listTaken } from '../places/listTaken.ts';
import { refused } from './admission.ts';
import { answerRepeat } from './answerRepeat.ts';
import { contentHash } from './store/contentHash.ts';
import { hasDayTurned } from './hasDayTurned.ts';
import { meetEnding } from './meetEnding.ts';
import { newSubmission } from './store/newSubmission.ts';
import { presentReceipt } from './presentReceipt.ts';
import type { SubmitInput } from './submitInput.ts';
import type { SubmitResult, Validated } from './submitResult.ts';
import { findAskedCaptcha, verifyCaptcha } from './verifyAskedCaptcha.ts';

/** Takes answers that were not stored before: judges them, verifies the captcha, stores them. */
export async function takeNew(
  deps: SubmitDeps,
  input: SubmitInput,
  validated: Validated,
): Promise<SubmitResult> {
  const { form } = input;
  if ('settled' in validated && isSpent(validated.settled)) return refused('form.too_demanding');
  if (hasDayTurned(input, validated)) return refused('form.changed');
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  // Before the captcha: whoever goes back and changes an answer needs the token again.
  const met = meetEnding(form, validated, {
    language: input.language,
    publicUrl: deps.config.publicUrl,
  });
  if (met.kind === 'turned_away') return met;

  const captchaField = findAskedCaptcha(form, validated);
  const captchaFailed: SubmitResult = {
    kind: 'invalid',
    issues: [{ fieldId: captchaField?.id ?? '', code: 'captcha_failed' }],
  };
  const captcha = captchaField ? await verifyCaptcha(deps, input) : null;
  if (captcha && 'kind' in captcha) return captcha;
  if (captchaField && !captcha) return captchaFailed;

  const content = contentHash(validated.answers);
  const submission = newSubmission(deps, input, {
    answers: validated.answers,
    content,
    captchaToken: captcha,
    redirectUrl: met.redirectUrl,
  });
  const result = await deps.submissions.store(submission);
  // Another submission took its files at the same moment; sent again, their fields say so.
  if (result.kind === 'unconfirmed' || result.kind === 'uploads_taken') return refused('form.changed');
  if (result.kind === 'places_taken') {
    const issues = await listTaken(deps.pool, input, submission.places);
    // A place that became free at this moment is there at the next try.
    return issues.length > 0 ? { kind: 'invalid', issues } : refused('form.changed');
  }
  if (result.kind === 'captcha_used') return captchaFailed;
  if (result.kind === 'form_full') return refused('form.full');
  if (result.kind === 'already_sent') return refused('submission.already_sent');
  if (result.kind === 'repeated') return answerRepeat(deps, input, result.submission, validated);
  return { kind: 'stored', receipt: presentReceipt(deps, input, result.submission, met) };
}
