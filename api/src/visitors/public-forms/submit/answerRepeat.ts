import type { SubmitDeps } from '../publicFormDeps.ts';
import { formDay } from '../../../submissions/formDay.ts';
import { contentHash } from './store/contentHash.ts';
import { meetEnding } from './meetEnding.ts';
import { presentReceipt } from './presentReceipt.ts';
import type { StoredSubmission } from './store/submissionStore.ts';
import type { SubmitInput } from './submitInput.ts';
import type { SubmitResult, Validate, Validated } from './submitResult.ts';
import { validateSubmission } from './validateSubmission.ts';

/** Finds the result for a submission stored before under this key. */
export async function findRepeat(
  deps: SubmitDeps,
  input: SubmitInput,
  validate: Validate,
): Promise<SubmitResult | null> {
  const { form, idempotencyKey } = input;
  const before = await deps.submissions.findByKey({
    accountId: form.accountId,
    formId: form.id,
    idempotencyKey,
  });
  return before && answerRepeat(deps, input, before, validate());
}

/** Answers a used key. Logic may read the day, so its answers are compared as of the day they were stored. */
export function answerRepeat(
  deps: SubmitDeps,
  input: SubmitInput,
  before: StoredSubmission,
  now: Validated,
): SubmitResult {
  const { form, language } = input;
  const validated = form.plan
    ? validateSubmission(input, formDay(form.definition, before.submittedAt.getTime()))
    : now;
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  if (before.contentHash !== contentHash(validated.answers).hash) return { kind: 'key_reused' };
  const met = meetEnding(form, validated, { language, publicUrl: deps.config.publicUrl });
  if (met.kind === 'turned_away') return met;
  return { kind: 'repeated', receipt: presentReceipt(deps, { form, language }, before, met) };
}
