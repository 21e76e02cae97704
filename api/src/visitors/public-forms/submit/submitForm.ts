import { isSpent } from '@inlay/sdk/model';
import { formDay } from '../../../submissions/formDay.ts';
import type { Invited } from '../../../delivery/invitations/findInvited.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { AdmissionRequest, Claim } from './admission.ts';
import { createJudgement, type Judgement, type SentAnswers } from './judgement.ts';
import { logSubmission } from './logSubmission.ts';
import { meetEnding, turnAway } from './meetEnding.ts';
import { isLocked } from '../password/lockForm.ts';
import { lockedBySignIn } from '../sign-in/signedInAnswer.ts';
import { asInvited, withInvited, withLocked } from '../invited/invitedAnswer.ts';
import { refused, type Outcome, type StoredSubmission } from './outcome.ts';
import { presentReceipt } from './presentReceipt.ts';
import { contentHash } from './store/contentHash.ts';
import { newSubmission } from './store/newSubmission.ts';
import { endUnfinished } from '../unfinished/unfinishedRows.ts';
import { inLanguage } from '../visitorLanguage.ts';
import { weighSpam } from './weighSpam.ts';
import { verifyAskedCaptcha } from './verifyAskedCaptcha.ts';

/** A submission with what came of it. */
export interface Submitted {
  form: PublishedForm;
  sent: SentAnswers;
  outcome: Outcome;
}

/**
 * Stores a submission exactly once per key (D-94, D-183), unless it is refused, and logs the outcome (EMBED-056).
 *
 * Answers that are valid by the remembered state of the form are stored at once; the same statement confirms the
 * state and counts the attempt. Everything else is decided by a look-up (decision 189).
 * @param readBy reads what was sent by the form, and in which of its languages.
 * @returns null for an unknown or trashed form.
 */
export async function submitForm(
  deps: SubmitDeps,
  request: AdmissionRequest,
  readBy: (form: PublishedForm) => SentAnswers,
): Promise<Submitted | null> {
  const { recall, admit } = deps.admissions;
  let judgement: Judgement | null = null;
  let taken: Outcome | null = null;
  for (const look of [recall, admit]) {
    const admission = await look(request);
    if (!admission) continue;
    const { refusal, claim, invited = null } = admission;
    const read = readBy(admission.form);
    const form = inLanguage(admission.form, read.language);
    // The one second judgement: the form or a setting of it has changed since this process has remembered it.
    if (judgement?.form.stateKey !== form.stateKey) {
      judgement = createJudgement(deps, {
        form,
        request: asInvited(request, invited),
        sent: withLocked(
          withInvited(deps.config, { form, invited, sent: read }),
          lockedBySignIn(deps.config, form, request.pass),
        ),
      });
      taken = null;
    }
    taken = refusal ?? (holds(taken) ? taken : await take(deps, claim, judgement));
    if (claim && !isFinal(taken)) continue;
    const repeat = answersRepeat(form, taken) ? await findRepeat(deps, judgement) : null;
    const outcome = ofInvited(invited, { taken, repeat });
    await logSubmission(deps, judgement, { outcome, isAdmitted: !refusal });
    if (form.keepsUnfinished && 'receipt' in outcome) forgetUnfinished(deps, judgement);
    return { form, sent: judgement.sent, outcome };
  }
  return null;
}

/**
 * Empties the answers in progress that have become a submission. Nobody waits for it: whoever reads them asks for the
 * submission first (decision 870).
 */
function forgetUnfinished({ pool }: SubmitDeps, { form, request: { idempotencyKey } }: Judgement): void {
  endUnfinished(pool, form, { idempotencyKey, as: 'sent' }).catch(() => undefined);
}

/** Whether an outcome by the remembered state is final: the key has its row. */
const isFinal = ({ kind }: Outcome): boolean =>
  kind === 'stored' || kind === 'repeated' || kind === 'key_reused';

/** Whether an outcome by the remembered state holds where that is still the state; one that was not confirmed does not. */
const holds = (outcome: Outcome | null): outcome is Outcome =>
  outcome !== null && !(outcome.kind === 'refused' && outcome.code === 'form.changed');

/**
 * Whether the key of a refused submission is looked up: a stored one that is sent again gets its receipt whatever has
 * become of the form since, and needs no second captcha token (T30). The insert finds a used key by itself.
 */
const answersRepeat = (form: PublishedForm, outcome: Outcome): boolean =>
  outcome.kind === 'refused'
    ? outcome.code !== 'form.website_not_allowed' && !isLocked(form)
    : outcome.kind === 'turned_away' ||
      (outcome.kind === 'invalid' && outcome.issues.some(({ code }) => code === 'captcha_failed'));

/** What becomes of a submission: other answers under the key of an invitation are a second answer (INVITE-010). */
function ofInvited(
  invited: Invited | null,
  { taken, repeat }: { taken: Outcome; repeat: Outcome | null },
): Outcome {
  const outcome = repeat ?? taken;
  if (!invited || outcome.kind === 'repeated') return outcome;
  const isUsed = outcome.kind === 'key_reused' || (repeat !== null && outcome.kind === 'invalid');
  return isUsed ? refused('invitation.answered') : outcome;
}

/** Takes admitted answers: judges them, verifies the captcha, stores them. */
async function take(deps: SubmitDeps, claim: Claim | null, judgement: Judgement): Promise<Outcome> {
  const validated = await judgement.on();
  if ('settled' in validated && isSpent(validated.settled)) return refused('form.too_demanding');
  if (await judgement.hasDayTurned()) return refused('form.changed');
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  // Before the captcha: whoever goes back and changes an answer needs the token again.
  const met = meetEnding(deps, judgement, validated);
  if (met.kind === 'turned_away') return met;
  const captchaToken = await verifyAskedCaptcha(deps, judgement, validated);
  if (captchaToken && 'kind' in captchaToken) return captchaToken;
  const { answers } = validated;
  const { redirectUrl } = met;
  const settled = 'settled' in validated ? validated.settled : null;
  const spam = await weighSpam(deps, judgement, { answers, hasCaptcha: captchaToken !== null });
  const decided = { answers, settled, captchaToken, redirectUrl, claim, spam };
  const outcome = await deps.submissions.store(newSubmission(deps, judgement, decided));
  if (outcome.kind === 'quota_full') return turnAway(deps, judgement, validated, outcome.ending);
  if (!('submission' in outcome)) return outcome;
  if (outcome.kind === 'repeated') return answerRepeat(deps, judgement, outcome.submission);
  return { ...outcome, receipt: presentReceipt(deps, judgement, outcome, met) };
}

/** Finds what answers a submission whose key has its row. */
async function findRepeat(deps: SubmitDeps, judgement: Judgement): Promise<Outcome | null> {
  const { id: formId, accountId } = judgement.form;
  const { idempotencyKey } = judgement.request;
  const before = await deps.submissions.findByKey({ accountId, formId, idempotencyKey });
  return before && answerRepeat(deps, judgement, before);
}

/** Answers a used key. Logic may read the day, so the answers are compared as of the day they were stored. */
async function answerRepeat(
  deps: SubmitDeps,
  judgement: Judgement,
  submission: StoredSubmission,
): Promise<Outcome> {
  const { definition } = judgement.form;
  const validated = await judgement.on(formDay(definition, submission.submittedAt.getTime()));
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  if (submission.contentHash !== contentHash(validated.answers).hash) return { kind: 'key_reused' };
  const met = meetEnding(deps, judgement, validated);
  if (met.kind === 'turned_away') return met;
  const { id: formId, accountId, definition: asked } = judgement.form;
  const position =
    asked.quotas.length > 0
      ? await deps.submissions.findPosition({ accountId, formId, id: submission.id })
      : null;
  const repeated = { kind: 'repeated', submission, ...(position !== null && { position }) } as const;
  return { ...repeated, receipt: presentReceipt(deps, judgement, repeated, met) };
}
