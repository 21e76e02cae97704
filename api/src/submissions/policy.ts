import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../identity/actor.ts';
import type { Form } from '../entities/form.entity.ts';
import { formsAssignedTo, formsOwnedBy, formsVisibleTo } from '../forms/policy.ts';
import type { Submission } from '../entities/submission.entity.ts';

/** Submissions a person may read: those of the forms he can see, outside the trash (SUBM-031). */
export function submissionsVisibleTo(
  actor: Actor,
  place: 'inbox' | 'anywhere' = 'inbox',
): FilterQuery<Submission> {
  const inbox = place === 'inbox' ? { deletedAt: null } : {};
  return { ...inbox, formId: formsVisibleTo(actor) } as FilterQuery<Submission>;
}

/**
 * Forms the browser shows when none is chosen: one's own and assigned ones, also for administrators,
 * who open another account's form by its id (D-107).
 */
export function formsListedFor(actor: Pick<Actor, 'id'>): FilterQuery<Form> {
  return { $or: [formsOwnedBy(actor), formsAssignedTo(actor)] };
}
