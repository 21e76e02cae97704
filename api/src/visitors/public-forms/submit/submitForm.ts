import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { resolveProofs } from '../email-codes/provenFields.ts';
import { verifyLocked } from '../lockedAnswers.ts';
import { resolveUploads } from '../../../submissions/uploads/resolveUploads.ts';
import type { Admission, AdmissionRequest } from './admission.ts';
import { findRepeat } from './answerRepeat.ts';
import { countEnding } from './countEnding.ts';
import { logResult, recordHostile } from './logSubmission.ts';
import type { SentAnswers, SubmitInput } from './submitInput.ts';
import type { Submitted, SubmitResult, Validate, Validated } from './submitResult.ts';
import { takeNew } from './takeNew.ts';
import { validateSubmission } from './validateSubmission.ts';

interface Taken extends Submitted {
  validate: Validate;
}

/**
 * Stores a submission exactly once per key (D-94, D-183), unless it is refused, and logs the result (EMBED-056).
 *
 * Answers that are valid by the remembered state of the form are stored at once; the same statement confirms the
 * state and counts the attempt. Everything else is decided by a look-up (decision 189), which validates the answers
 * again only by another revision.
 * @param read reads what was sent by the form.
 * @returns null for an unknown or trashed form.
 */
export async function submitForm(
  deps: SubmitDeps,
  request: AdmissionRequest,
  read: (form: PublishedForm) => SentAnswers,
): Promise<Submitted | null> {
  const take = async (admission: Admission, before: Taken | null): Promise<Taken> => {
    const sent = read(admission.form);
    const { idempotencyKey } = request;
    const verified = verifyLocked(deps.config, admission.form, sent.rawAnswers);
    const rawAnswers = admission.refusal
      ? verified
      : await resolveUploads(deps, {
          form: admission.form,
          rawAnswers: resolveProofs(deps.config, admission.form, verified),
          idempotencyKey,
        });
    const input = { ...request, ...admission, ...sent, rawAnswers };
    const isKnown = before && isSameDefinition(before.input.form, input.form);
    const validate = isKnown ? before.validate : validateOnce(input);
    return { input, validate, result: await takeSubmission(deps, input, validate) };
  };
  const recalled = await deps.admissions.recall(request);
  let taken = recalled && (await take(recalled, null));
  if (!taken || !isSettled(taken.result)) {
    const admission = await deps.admissions.admit(request);
    if (!admission) return null;
    taken = await take(admission, taken);
  }
  if (!taken.input.refusal) recordHostile(deps, taken);
  logResult(deps, taken.input, taken.result);
  const { kind } = taken.result;
  if (kind === 'stored' || kind === 'turned_away') countEnding(deps, taken.input, taken.validate);
  return taken;
}

/** Whether a result by the remembered state is final: the key has its row. */
const isSettled = ({ kind }: SubmitResult): boolean =>
  kind === 'stored' || kind === 'repeated' || kind === 'key_reused';

/** An earlier revision is asked under the captcha of the current one, so both count. */
const isSameDefinition = (a: PublishedForm, b: PublishedForm): boolean =>
  a.revisionId === b.revisionId && a.currentRevisionId === b.currentRevisionId;

const validateOnce = (input: SubmitInput): Validate => {
  let result: Validated | undefined;
  return () => (result ??= validateSubmission(input));
};

/**
 * A stored submission sent again gets its receipt whatever has become of the form since, and needs no second
 * captcha token (T30). The insert finds a used key by itself, so only refused submissions are looked up.
 */
async function takeSubmission(
  deps: SubmitDeps,
  input: SubmitInput,
  validate: Validate,
): Promise<SubmitResult> {
  const result = input.refusal ?? (await takeNew(deps, input, validate()));
  if (input.claim) return result;
  return (answersRepeat(result) ? await findRepeat(deps, input, validate) : null) ?? result;
}

const answersRepeat = (result: SubmitResult): boolean =>
  result.kind === 'refused'
    ? result.answersRepeat
    : result.kind === 'turned_away' ||
      (result.kind === 'invalid' && result.issues.some(({ code }) => code === 'captcha_failed'));
