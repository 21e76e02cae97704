import { createHmac } from 'node:crypto';
import {
  chosenPlaces,
  findCaptcha,
  type AnswerIssue,
  type Field,
  type StoredAnswers,
  type Receipt,
  type TurnedAway,
} from '@inlay/sdk/model';
import { createId } from '../../db/columns.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import { CaptchaUnavailableError, type VerifiedCaptcha } from '../../captcha/captcha.ts';
import { refused, type Admission, type AdmissionRequest, type Refused, type Throttled } from './admission.ts';
import { contentHash } from './contentHash.ts';
import { countEnding } from './countEnding.ts';
import { trackedRedirect } from '../../notifications/trackClick.ts';
import { resolveProofs } from '../email-codes/provenFields.ts';
import { listTaken } from '../places/listTaken.ts';
import { formDay } from '../../submissions/formDay.ts';
import { hasDayTurned } from './hasDayTurned.ts';
import { meetEnding, type Met } from './meetEnding.ts';
import { listUploads, resolveUploads } from '../../uploads/resolveUploads.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { createReceiptCode } from './receiptCode.ts';
import type { NewSubmission, StoredSubmission } from './submissionStore.ts';
import type { SentAnswers, SubmitInput } from './submitInput.ts';
import { validateSubmission } from './validateSubmission.ts';

/** `repeated`: these very answers were stored before under this key; nothing was written again. */
export type SubmitResult =
  | { kind: 'stored' | 'repeated'; receipt: Receipt }
  | { kind: 'invalid'; issues: AnswerIssue[] }
  | { kind: 'key_reused' }
  /** Valid, but the form's logic ends without storing them. */
  | { kind: 'turned_away'; ending: TurnedAway }
  | Refused
  | Throttled;

/** A submission with what came of it. */
export interface Submitted {
  input: SubmitInput;
  result: SubmitResult;
}

type Validated = ReturnType<typeof validateSubmission>;

/** Validates the answers by the stored definition when first called: refusing a flood costs no validation. */
type Validate = () => Validated;

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
    const rawAnswers = admission.refusal
      ? sent.rawAnswers
      : await resolveUploads(deps, {
          form: admission.form,
          rawAnswers: resolveProofs(deps.config, admission.form, sent.rawAnswers),
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

async function takeNew(deps: SubmitDeps, input: SubmitInput, validated: Validated): Promise<SubmitResult> {
  const { form } = input;
  if (hasDayTurned(input, validated)) return refused('form.changed');
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  // Before the captcha: whoever goes back and changes an answer needs the token again.
  const met = meetEnding(form, validated, input.language);
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
  return { kind: 'stored', receipt: presentReceipt(deps, form, result.submission, met) };
}

/** Finds the captcha unless the form's logic hides it from this visitor. */
function findAskedCaptcha({ definition }: PublishedForm, validated: Validated): Field | undefined {
  const captcha = findCaptcha(definition);
  const isHidden = captcha && 'settled' in validated && validated.settled.items.isHidden(captcha.id);
  return isHidden ? undefined : captcha;
}

/** @returns null for a bad token; a refusal when the provider does not answer. */
async function verifyCaptcha(
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

/** Logs hostile text: what the server stripped, and what the visitor's browser stripped before sending (D-10). */
function recordHostile({ events }: SubmitDeps, { input, validate }: Taken): void {
  const { form, source, strippedBefore } = input;
  const { strippedFieldIds: fields } = validate();
  if (fields.length === 0 && strippedBefore === 0) return;
  const data = { ...(fields.length > 0 && { fields }), ...(strippedBefore > 0 && { strippedBefore }) };
  events.record({ type: 'dangerous_input_detected', source, formId: form.id, data });
}

/** Finds the result for a submission stored before under this key. */
async function findRepeat(
  deps: SubmitDeps,
  input: SubmitInput,
  validate: Validate,
): Promise<SubmitResult | null> {
  const before = await deps.submissions.findByKey(input.form.id, input.idempotencyKey);
  return before && answerRepeat(deps, input, before, validate());
}

/** Logs the result without answers. A throttled source has its own event, recorded with its count. */
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
  if (result.kind === 'turned_away') {
    events.record({ ...base, type: 'submission_failed', data: { reason: 'submission.turned_away' } });
  }
  if (result.kind === 'refused') {
    events.record({ ...base, type: 'submission_failed', data: { reason: result.code } });
  }
}

/** Answers a used key. Logic may read the day, so its answers are compared as of the day they were stored. */
function answerRepeat(
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
  const met = meetEnding(form, validated, language);
  if (met.kind === 'turned_away') return met;
  return { kind: 'repeated', receipt: presentReceipt(deps, form, before, met) };
}

function newSubmission(
  { config }: SubmitDeps,
  input: SubmitInput,
  taken: {
    answers: StoredAnswers;
    content: ReturnType<typeof contentHash>;
    captchaToken: NewSubmission['captchaToken'];
    redirectUrl: string | null;
  },
): NewSubmission {
  const { form, idempotencyKey, browserKey, source, referrer } = input;
  return {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers: taken.answers,
    idempotencyKey,
    size: taken.content.size,
    contentHash: taken.content.hash,
    receiptCode: createReceiptCode(),
    userAgent: source.userAgent,
    submittedAt: new Date(),
    redirect: taken.redirectUrl ? { id: createId(), target: taken.redirectUrl } : null,
    referrer,
    captchaToken: taken.captchaToken,
    browserHash: form.onePerBrowser && browserKey ? browserHash(config.secret, form.id, browserKey) : null,
    isLimited: form.maxSubmissions !== null,
    uploads: listUploads(form.definition, taken.answers),
    places: chosenPlaces(form.definition, taken.answers),
    claim: input.claim,
  };
}

/** Hashes a browser's key for one form, so that it cannot be linked to another form or to the browser. */
export const browserHash = (secret: string, formId: string, browserKey: string): string =>
  createHmac('sha256', secret).update(`browser:${formId}:${browserKey}`).digest('base64url').slice(0, 32);

const presentReceipt = (
  { config }: SubmitDeps,
  form: PublishedForm,
  stored: StoredSubmission,
  { redirectUrl, ending }: Extract<Met, { kind: 'stored' }>,
): Receipt => ({
  submissionId: stored.id,
  receiptCode: stored.receiptCode,
  submittedAt: stored.submittedAt.toISOString(),
  redirectUrl: stored.redirectId
    ? trackedRedirect(config.publicUrl, stored.redirectId, form.id)
    : redirectUrl,
  ...(ending && { ending }),
});
