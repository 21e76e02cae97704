import { findWait } from '../../client/attemptLimit.ts';
import { createIdempotencyKey } from '../../client/idempotencyKey.ts';
import type { SubmitOutcome } from '../../client/postSubmission.ts';
import { sendSubmission, type SendOptions } from '../../client/sendSubmission.ts';
import { findCaptcha, type SubmissionRequest, type TurnedAway } from '../../model/rendering.ts';
import { describeIssues } from '../describeIssues.ts';
import { describeOutcome } from '../describeOutcome.ts';
import type { FormNotice } from '../FormRenderer.tsx';
import { PLANNED } from '../planned.ts';
import { captchaTokenIn, validate } from '../validate.ts';
import { isBlank } from './sameValue.ts';
import { sayNotice } from './sayNotice.ts';
import type { Session, Values } from './session.ts';
import type { Sending } from './useSending.ts';

/** Validates the answers, sends them, and shows the outcome in the form. */
export async function submit(session: Session, control: Sending): Promise<void> {
  const { values, pageId, options } = session;
  const { form, texts } = options;
  // The attempt limit is reported before anything else (EMBED-015).
  const wait = findWait(form.id);
  if (wait) return finish(session, control, { kind: 'limited', wait }, {});
  if (control.signal.aborted) return;
  const { issues = [], answers, strippedFieldIds } = validate(form, values);
  session.refuse(describeIssues(issues, form, texts));
  if (issues[0]) return void session.end(control);
  if (await PLANNED.lead?.(session)) return;
  session.key ??= createIdempotencyKey();
  const captchaToken = captchaTokenIn(form, values);
  const request: SubmissionRequest = {
    revisionId: form.revisionId,
    idempotencyKey: session.key,
    answers,
    stripped: strippedFieldIds.length,
    ...(captchaToken && { captchaToken }),
  };
  const typed = { values, ...(pageId !== undefined && { at: pageId }) };
  const outcome = await sendSubmission(targetOf(session), request, typed, control).catch(() => null);
  finish(session, control, outcome, answers);
}

/** Handles the end of a send; `outcome` is null when something unforeseen broke it. */
export function finish(
  session: Session,
  sent: Sending,
  outcome: SubmitOutcome | null,
  answers: Values,
): void {
  if (session.end(sent)) {
    if (outcome) return conclude(session, outcome, answers);
    return sayNotice(session, { text: session.options.texts.noConnection });
  }
  // A cancelled send was stored all the same. The next send may find out; otherwise the visitor learns it
  // here.
  if (outcome?.kind === 'stored' && !session.sending.current)
    conclude(session, { kind: 'key_reused' }, answers);
}

function conclude(session: Session, outcome: SubmitOutcome, answers: Values): void {
  const { options, values } = session;
  const { form, texts } = options;
  session.setNotice(null);
  if (outcome.kind === 'cancelled') return;
  if (outcome.kind === 'stored') {
    session.setReceipt(outcome.receipt);
    fadeIn(options.surface.current);
    // At once: the window may be on its way to the ending's address.
    session.receipt = outcome.receipt;
    session.draft?.note();
    options.onStored?.(outcome.receipt, answers);
  } else if (outcome.kind === 'key_reused') {
    session.key = createIdempotencyKey();
    sayNotice(session, { text: texts.alreadySent });
  } else {
    const { errors: found, notice: reason } = describeOutcome(outcome, form, texts);
    if (reason) {
      if (outcome.kind === 'refused' && outcome.ending && form.planned)
        return void showEnding(session, outcome.ending, reason);
      if (outcome.kind === 'refused' && outcome.code === 'form.changed') {
        if (options.onOutdated) options.onOutdated(values, reason);
        else void postWhole(session);
      }
      return sayNotice(session, reason);
    }
    const captchaId = findCaptcha(form.definition)?.id;
    // A refused captcha token is used up; the field starts again.
    if (captchaId && found[captchaId]) session.setValues({ ...values, [captchaId]: undefined });
    session.refuse(found);
  }
}

/** Fades in what takes the form's place, for visitors who have nothing against motion. */
function fadeIn(surface: HTMLElement | null): void {
  if (!matchMedia('(prefers-reduced-motion)').matches) surface?.animate({ opacity: [0, 1] }, 160);
}

/** Shows an ending that stores nothing; where the code for it is blocked, its reason alone. */
async function showEnding(session: Session, ending: TurnedAway, reason: FormNotice): Promise<void> {
  const code = await import('./turnAway.tsx').catch(() => null);
  if (code) code.turnAway(session, ending);
  else sayNotice(session, reason);
}

/** Posts the answers of all pages; where the code for it is blocked, those that are shown. */
async function postWhole({ options: { form, surface }, values }: Session): Promise<void> {
  const element = surface.current?.querySelector('form');
  const code = await import('../../client/postAgain.ts').catch(() => null);
  if (element && code) code.postAgain(element, form, values);
  else element?.submit();
}

/** Validates one field that the visitor has filled in and left (EMBED-070). */
export function leave(session: Session, fieldId: string): void {
  const { values, sending, errors, options } = session;
  if (sending.current || isBlank(valueAt(values, fieldId))) return;
  const { issues = [] } = validate(options.form, values, { ignoreCaptcha: true });
  errors.set(fieldId, describeIssues(issues, options.form, options.texts)[fieldId]);
}

/** Returns the value of a field; in a row of a repeating group by its path. */
const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Values | undefined)?.[key], values);

export const targetOf = (session: Session): SendOptions => {
  const { form, baseUrl, texts } = session.options;
  const onWaiting = (isKept: boolean): void =>
    sayNotice(session, { text: isKept ? texts.waitingKept : texts.waitingOpen });
  return { baseUrl, form, language: texts.language, onWaiting };
};
