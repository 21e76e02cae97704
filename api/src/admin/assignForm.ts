import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { publishEvent } from '../realtime/liveEvents.ts';
import { recordEvent } from '../security/recordEvent.ts';
import { isAssignable } from './listUsers.ts';

/**
 * Assigns a form to a user, or to nobody (ADMIN-022, ADMIN-036). Access begins and ends at once (D-160).
 * @throws {ProblemError} `form.not_found`, `user.not_assignable`.
 */
export async function assignForm(
  em: EntityManager,
  input: { actor: Actor; formId: string; assignedToUserId: string | null; source: RequestSource },
): Promise<void> {
  const { actor, formId, assignedToUserId, source } = input;
  const form = await getForm(em, formsVisibleTo(actor), formId);
  if (assignedToUserId && !(await isAssignable(em, assignedToUserId))) {
    const issue = { path: ['assignedToUserId'], code: 'not_assignable' };
    const message = 'Forms can be assigned to approved users only.';
    throw new ProblemError('user.not_assignable', { issues: [{ ...issue, message }] });
  }
  const before = form.assignedToUserId ?? null;
  form.assignedToUserId = assignedToUserId;
  const data = { action: 'assignment', formId, from: before, to: assignedToUserId };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, data });
  for (const userId of [before, assignedToUserId]) {
    if (userId) await publishEvent(em, { type: 'account', userId });
  }
}
