import {
  messageForIssue,
  validateAnswers,
  type AnswerIssue,
  type Answers,
  type Receipt,
} from '@inlay/sdk/model';
import { createId } from '../db/columns.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { contentHash } from './contentHash.ts';
import { trackedRedirect } from '../notifications/trackClick.ts';
import type { PublishedForm } from './publishedForm.ts';
import { createReceiptCode } from './receiptCode.ts';
import type { NewSubmission, StoredSubmission } from './submissionStore.ts';

/** What a visitor sends, by whichever way. */
export interface SubmitInput {
  form: PublishedForm;
  rawAnswers: unknown;
  idempotencyKey: string;
  captchaToken: string | undefined;
  userAgent: string | null;
  /** The page around the form, without query and fragment (D-103). */
  referrer: string | null;
}

/** `repeated`: these very answers were stored before under this key; nothing was written again. */
export type SubmitResult =
  | { kind: 'stored' | 'repeated'; receipt: Receipt }
  | { kind: 'invalid'; issues: AnswerIssue[] }
  | { kind: 'key_reused' };

/**
 * Takes a submission: judged by the stored definition, stored exactly once per key (D-94, D-183).
 * The key is looked up before the captcha, so that a repeat never needs a second token (T30).
 */
export async function submitForm(deps: AppDeps, input: SubmitInput): Promise<SubmitResult> {
  const { form, idempotencyKey, captchaToken } = input;
  const verdict = validateAnswers(form.definition, input.rawAnswers, { captchaToken });
  if (!verdict.ok) return { kind: 'invalid', issues: verdict.issues };
  const hash = contentHash(verdict.answers);

  const before = await deps.submissions.findByKey(form.id, idempotencyKey);
  if (before) return answerRepeat(deps, form, before, hash);

  const captchaField = form.definition.fields.find((field) => field.type === 'captcha');
  const refused: SubmitResult = {
    kind: 'invalid',
    issues: [{ fieldId: captchaField?.id ?? '', code: 'captcha_failed' }],
  };
  const captcha = captchaField ? await deps.captcha.verify(captchaToken ?? '') : null;
  if (captchaField && !captcha) return refused;

  const result = await deps.submissions.store(newSubmission(input, verdict.answers, hash, captcha));
  if (result.kind === 'captcha_used') return refused;
  if (result.kind === 'repeated') return answerRepeat(deps, form, result.submission, hash);
  return { kind: 'stored', receipt: presentReceipt(deps, form, result.submission) };
}

/** The issues in words, as the wire carries them: each with its field's id as path (D-21). */
export function presentIssues(form: PublishedForm, issues: readonly AnswerIssue[], provider: string) {
  const fields = new Map(form.definition.fields.map((field) => [field.id, field]));
  return issues.flatMap((issue) => {
    const field = fields.get(issue.fieldId);
    const params = issue.code === 'captcha_required' ? { ...issue.params, provider } : issue.params;
    const full = params ? { ...issue, params } : issue;
    return field ? [{ path: [issue.fieldId], code: issue.code, message: messageForIssue(full, field) }] : [];
  });
}

function answerRepeat(
  deps: AppDeps,
  form: PublishedForm,
  before: StoredSubmission,
  hash: string,
): SubmitResult {
  if (before.contentHash !== hash) return { kind: 'key_reused' };
  return { kind: 'repeated', receipt: presentReceipt(deps, form, before) };
}

function newSubmission(
  input: SubmitInput,
  answers: Answers,
  hash: string,
  captchaToken: NewSubmission['captchaToken'],
): NewSubmission {
  const { form, idempotencyKey, userAgent, referrer } = input;
  return {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers,
    idempotencyKey,
    contentHash: hash,
    receiptCode: createReceiptCode(),
    userAgent,
    submittedAt: new Date(),
    redirect: form.redirectUrl ? { id: createId(), target: form.redirectUrl } : null,
    referrer,
    captchaToken,
  };
}

const presentReceipt = ({ config }: AppDeps, form: PublishedForm, stored: StoredSubmission): Receipt => ({
  submissionId: stored.id,
  receiptCode: stored.receiptCode,
  submittedAt: stored.submittedAt.toISOString(),
  redirectUrl: stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : form.redirectUrl,
});
