import type { StoredAnswers } from '@inlay/sdk/model';
import type { SpamVerdict } from '../../../submissions/spam/spamFilter.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement } from './judgement.ts';

/**
 * Weighs whether a submission is spam; null where it is none. Nobody weighs people who are known: those who are invited
 * or have signed in, and programs with a key of their own (SPAM-003).
 */
export async function weighSpam(
  { spam }: Pick<SubmitDeps, 'spam'>,
  { form, request, sent }: Judgement,
  { answers, hasCaptcha }: { answers: StoredAnswers; hasCaptcha: boolean },
): Promise<SpamVerdict | null> {
  const isKnown = request.isUncounted || form.requiresSignIn || form.invitations === 'only';
  if (isKnown || form.spamLevel === 'off') return null;
  const weighed = {
    form,
    answers,
    key: request.idempotencyKey,
    ipAddress: request.source.ipAddress,
    trap: sent.unseen ?? '',
    loadId: sent.loadId,
    hasCaptcha,
  };
  // A look-up that fails weighs nothing: it must not cost a submission.
  return spam.weigh(weighed).catch(() => null);
}
