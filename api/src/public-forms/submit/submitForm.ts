import { createHmac } from 'node:crypto';
import {
  messageForIssue,
  validateAnswers,
  type AnswerIssue,
  type ValidationResult,
  TEXTS,
  type Answers,
  type Receipt,
} from '@inlay/sdk/model';
import { createId } from '../../db/columns.ts';
import { ProblemError } from '../../http/problemError.ts';
import { alreadySentProblem, assertMaySubmit, closedProblem } from './assertMaySubmit.ts';
import { contentHash } from './contentHash.ts';
import { trackedRedirect } from '../../notifications/trackClick.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { createReceiptCode } from './receiptCode.ts';
import type { NewSubmission, StoredSubmission } from './submissionStore.ts';
import type { SubmitInput } from './submitInput.ts';
import { assertMaySend } from '../websites.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';

/** `repeated`: these very answers were stored before under this key; nothing was written again. */
export type SubmitResult =
  | { kind: 'stored' | 'repeated'; receipt: Receipt }
  | { kind: 'invalid'; issues: AnswerIssue[] }
  | { kind: 'key_reused' };

/**
 * Takes a submission: judged by the stored definition, stored exactly once per key (D-94, D-183), and
 * logged (EMBED-056).
 * @throws {ProblemError} when it is not taken, whatever its answers are; see `assertMaySubmit`, and
 *   `form.website_not_allowed`, `submission.already_sent`.
 */
export async function submitForm(deps: SubmitDeps, input: SubmitInput): Promise<SubmitResult> {
  const { form, source } = input;
  try {
    const result = await takeSubmission(deps, input);
    logResult(deps, input, result);
    return result;
  } catch (error) {
    // What was too much has its own event.
    if (error instanceof ProblemError && error.code !== 'submission.too_many') {
      deps.events.record({
        type: 'submission_failed',
        source,
        formId: form.id,
        data: { reason: error.code },
      });
    }
    throw error;
  }
}

/** The verdict on what was sent, found when it is first asked for: a flood is refused before that. */
type Judge = () => ValidationResult;

/**
 * Whoever has sent is told so whatever has become of the form since; a repeat needs no second captcha token
 * (T30). Storing finds a used key by itself, so it is looked up only for those who would be refused: not for
 * who has to wait, who is told so from memory, and about his submission when he has waited.
 */
async function takeSubmission(deps: SubmitDeps, input: SubmitInput): Promise<SubmitResult> {
  const { form, rawAnswers, captchaToken } = input;
  assertMaySend(input, deps.config.publicUrl);
  let verdict: ValidationResult | undefined;
  const judge: Judge = () => (verdict ??= validateAnswers(form.definition, rawAnswers, { captchaToken }));
  try {
    const result = await takeNew(deps, input, judge);
    const isRefused =
      result.kind === 'invalid' && result.issues.some(({ code }) => code === 'captcha_failed');
    return (isRefused ? await findRepeat(deps, input, judge) : null) ?? result;
  } catch (error) {
    const isLookedUp = error instanceof ProblemError && error.code !== 'submission.too_many';
    const repeat = isLookedUp ? await findRepeat(deps, input, judge) : null;
    if (repeat) return repeat;
    throw error;
  }
}

async function takeNew(deps: SubmitDeps, input: SubmitInput, judge: Judge): Promise<SubmitResult> {
  const { form, captchaToken } = input;
  await assertMaySubmit(deps, input);
  const verdict = judge();
  recordHostile(deps, input, verdict.strippedFieldIds);
  if (!verdict.ok) return { kind: 'invalid', issues: verdict.issues };

  const captchaField = form.definition.fields.find((field) => field.type === 'captcha');
  const refused: SubmitResult = {
    kind: 'invalid',
    issues: [{ fieldId: captchaField?.id ?? '', code: 'captcha_failed' }],
  };
  const verify = input.verifyCaptcha ?? deps.captcha.verify;
  const captcha = captchaField ? await verify(captchaToken ?? '') : null;
  if (captchaField && !captcha) return refused;

  const content = contentHash(verdict.answers);
  const submission = newSubmission(deps, input, { answers: verdict.answers, content, captchaToken: captcha });
  const result = await deps.submissions.store(submission);
  if (result.kind === 'captcha_used') return refused;
  if (result.kind === 'form_full') throw closedProblem(input, 'full');
  if (result.kind === 'already_sent') throw alreadySentProblem(input);
  if (result.kind === 'repeated') return answerRepeat(deps, form, result.submission, content.hash);
  return { kind: 'stored', receipt: presentReceipt(deps, form, result.submission) };
}

/** Hostile text as it arrives, and what the visitor's own browser has stripped before it could (D-10). */
function recordHostile(
  { events }: SubmitDeps,
  { form, source, strippedBefore }: SubmitInput,
  fields: readonly string[],
): void {
  if (fields.length === 0 && strippedBefore === 0) return;
  const data = { ...(fields.length > 0 && { fields }), ...(strippedBefore > 0 && { strippedBefore }) };
  events.record({ type: 'dangerous_input_detected', source, formId: form.id, data });
}

/** What a stored submission under this key is answered with; null when there is none. */
async function findRepeat(deps: SubmitDeps, input: SubmitInput, judge: Judge): Promise<SubmitResult | null> {
  const { form, idempotencyKey } = input;
  const before = await deps.submissions.findByKey(form.id, idempotencyKey);
  if (!before) return null;
  const verdict = judge();
  if (!verdict.ok) return { kind: 'invalid', issues: verdict.issues };
  return answerRepeat(deps, form, before, contentHash(verdict.answers).hash);
}

/** What became of it, for the log: never an answer. */
function logResult({ events }: SubmitDeps, { form, source }: SubmitInput, result: SubmitResult): void {
  const base = { source, formId: form.id };
  if (result.kind === 'stored') {
    const data = { submissionId: result.receipt.submissionId };
    events.record({ ...base, type: 'successful_submission', data });
  }
  if (result.kind === 'invalid') {
    const data = { problems: result.issues.map(({ fieldId, code }) => `${fieldId}: ${code}`) };
    events.record({ ...base, type: 'validation_failed', data });
  }
}

/** The issues in words, as the wire carries them: each with its field's id as path (D-21). */
export function presentIssues(
  { form, language }: Pick<SubmitInput, 'form' | 'language'>,
  issues: readonly AnswerIssue[],
  provider: string,
) {
  const fields = new Map(form.definition.fields.map((field) => [field.id, field]));
  return issues.flatMap((issue) => {
    const field = fields.get(issue.fieldId);
    const params = issue.code === 'captcha_required' ? { ...issue.params, provider } : issue.params;
    const full = params ? { ...issue, params } : issue;
    return field
      ? [{ path: [issue.fieldId], code: issue.code, message: messageForIssue(full, field, TEXTS[language]) }]
      : [];
  });
}

function answerRepeat(
  deps: SubmitDeps,
  form: PublishedForm,
  before: StoredSubmission,
  hash: string,
): SubmitResult {
  if (before.contentHash !== hash) return { kind: 'key_reused' };
  return { kind: 'repeated', receipt: presentReceipt(deps, form, before) };
}

function newSubmission(
  { config }: SubmitDeps,
  input: SubmitInput,
  judged: {
    answers: Answers;
    content: ReturnType<typeof contentHash>;
    captchaToken: NewSubmission['captchaToken'];
  },
): NewSubmission {
  const { form, idempotencyKey, browserKey, source, referrer } = input;
  return {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers: judged.answers,
    idempotencyKey,
    size: judged.content.size,
    contentHash: judged.content.hash,
    receiptCode: createReceiptCode(),
    userAgent: source.userAgent,
    submittedAt: new Date(),
    redirect: form.redirectUrl ? { id: createId(), target: form.redirectUrl } : null,
    referrer,
    captchaToken: judged.captchaToken,
    browserHash: form.onePerBrowser && browserKey ? browserHash(config.secret, form.id, browserKey) : null,
    isLimited: form.maxSubmissions !== null,
  };
}

/** Names a browser within one form only: nothing of it leads to another form, or back to the browser. */
export const browserHash = (secret: string, formId: string, browserKey: string): string =>
  createHmac('sha256', secret).update(`browser:${formId}:${browserKey}`).digest('base64url').slice(0, 32);

const presentReceipt = ({ config }: SubmitDeps, form: PublishedForm, stored: StoredSubmission): Receipt => ({
  submissionId: stored.id,
  receiptCode: stored.receiptCode,
  submittedAt: stored.submittedAt.toISOString(),
  redirectUrl: stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : form.redirectUrl,
});
