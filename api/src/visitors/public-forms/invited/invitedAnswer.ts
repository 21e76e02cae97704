import { LOCKED_PART } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';
import { signAnswer } from '../../../forms/publishing/lockedToken.ts';
import type { Invited } from '../../../delivery/invitations/findInvited.ts';
import { isAnswerObject } from '../../../submissions/replaceAnswers.ts';
import type { AdmissionRequest } from '../submit/admission.ts';
import type { SentAnswers } from '../submit/judgement.ts';
import type { PublishedForm } from '../publishedForm.ts';

type Place = { form: Pick<PublishedForm, 'id' | 'lockedFields'>; invited: Invited | null };

/** Returns what an invitation fills in, as locked answers that the platform has just signed (INVITE-020). */
export function lockedOf(config: Pick<Config, 'secret'>, { form, invited }: Place): Record<string, unknown> {
  const given = Object.entries(invited?.answers ?? {}).filter(([id]) => form.lockedFields.includes(id));
  return Object.fromEntries(
    given.map(([fieldId, value]) => {
      const token = signAnswer(config, { formId: form.id, fieldId }, { value, until: null });
      return [fieldId, { [LOCKED_PART]: token }];
    }),
  );
}

/** Puts what an invitation fills in into what was sent, in place of anything that stands there. */
export function withInvited(
  config: Pick<Config, 'secret'>,
  { form, invited, sent }: Place & { sent: SentAnswers },
): SentAnswers {
  return invited ? withLocked(sent, lockedOf(config, { form, invited })) : sent;
}

/** Puts locked answers into what was sent, in place of anything that stands there. */
export function withLocked(sent: SentAnswers, locked: Record<string, unknown>): SentAnswers {
  const ids = Object.keys(locked);
  if (ids.length === 0 || !isAnswerObject(sent.rawAnswers)) return sent;
  const others = Object.entries(sent.rawAnswers).filter(([name]) => !ids.includes(name.split('.')[0] ?? ''));
  return { ...sent, rawAnswers: { ...Object.fromEntries(others), ...locked } };
}

/** Leaves out of a request of an anonymous list who has sent it (decision 881). */
export const asInvited = (request: AdmissionRequest, invited: Invited | null): AdmissionRequest =>
  invited?.isAnonymous
    ? { ...request, isAnonymous: true, source: { hash: '', ipAddress: null, userAgent: null } }
    : request;
