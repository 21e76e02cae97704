import { findKept } from '../../client/outbox.ts';
import { resumeSubmission } from '../../client/sendSubmission.ts';
import { areDraftsOff, attend } from './attend.ts';
import { isPartOf } from './sameValue.ts';
import type { Session, Values } from './session.ts';
import { finish, targetOf } from './submit.ts';
import type { Sending } from './useSending.ts';

/**
 * Takes up what earlier pages of this browser left: submissions that were not answered, else a draft.
 */
export async function resume(session: Session): Promise<void> {
  const unsent = (await findKept(session.options.form.id)).map(({ request }) => request.idempotencyKey);
  const isRestored =
    !session.isContinued && !areDraftsOff(session) && (await tryDraft(session, unsent).catch(() => false));
  if (!isRestored && unsent.length > 0) await resumeSending(session);
  if (session.key) attend(session);
}

async function tryDraft(session: Session, unsent: readonly string[]): Promise<boolean> {
  // Its parts by name, so that no more of it is bundled.
  const { keepDraft, ownValues, removeDraft, takeDraft, typesIn } = await import('./drafts.ts');
  const { restoreDraft } = await import('./restoreDraft.tsx');
  return restoreDraft(session, unsent, { keepDraft, ownValues, removeDraft, takeDraft, typesIn });
}

/** Resumes a submission that an earlier page left unanswered, unless the visitor has begun another. */
async function resumeSending(session: Session): Promise<void> {
  const drafts = await import('./drafts.ts').catch(() => null);
  let found: { control: Sending; answers: Values } | undefined;
  const outcome = await resumeSubmission(targetOf(session), ({ request, values, at }) => {
    // After a reload browsers restore typed values and fire change events.
    const typed = drafts ? drafts.ownValues(session) : session.values;
    if (session.sending.current || !isPartOf(typed, values)) return null;
    session.key = request.idempotencyKey;
    session.values = values;
    found = { control: session.begin(), answers: request.answers };
    session.setValues(values);
    session.setPageId(at);
    session.setNotice({ text: session.options.texts.resuming });
    return found.control;
  });
  if (found && outcome) finish(session, found.control, outcome, found.answers);
}
