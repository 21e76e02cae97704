import type { FilterQuery } from '@mikro-orm/core';
import type { Actor } from '../platform/identity/actor.ts';
import { formsAssignedTo, formsInAccount, formsVisibleTo, type FormClause } from '../forms/policy.ts';
import type { Submission } from '../platform/entities/submission.entity.ts';

/** Submissions the actor may read: those of visible forms, outside the trash (SUBM-031). */
export function submissionsVisibleTo(
  actor: Actor,
  place: 'inbox' | 'anywhere' = 'inbox',
): FilterQuery<Submission> {
  const inbox = place === 'inbox' ? { deletedAt: null } : {};
  return { ...inbox, formId: formsVisibleTo(actor) };
}

/**
 * Forms listed when none is chosen: those of the account and assigned ones. Administrators open other accounts' forms by id
 * (D-107).
 */
export function formsListedFor(actor: Pick<Actor, 'accountId' | 'member' | 'grants' | 'key'>): FormClause {
  return { $or: [formsInAccount(actor), formsAssignedTo(actor)] };
}
