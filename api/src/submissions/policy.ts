import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../auth/actor.ts';
import { formsOwnedBy, formsVisibleTo } from '../forms/policy.ts';
import type { Submission } from './submission.entity.ts';

/** Submissions a person may read: those of the forms he can see, outside the trash (SUBM-031). */
export function submissionsVisibleTo(actor: Actor): FilterQuery<Submission> {
  return { deletedAt: null, formId: formsVisibleTo(actor) } as FilterQuery<Submission>;
}

/**
 * What the browser lists when no form is chosen: everything of one's own forms and of assigned ones,
 * also for administrators, who open another account's form by its id (D-107).
 */
export function submissionsListedFor(actor: Actor): FilterQuery<Submission> {
  const own = formsOwnedBy(actor);
  const assigned = { deletedAt: null, assignedToUserId: actor.id };
  return { deletedAt: null, formId: { $or: [own, assigned] } } as FilterQuery<Submission>;
}
