import type { FilterQuery } from '@mikro-orm/core';
import type { Actor, Person } from '../platform/identity/actor.ts';
import type { FormAbilities } from '../platform/contract/index.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/**
 * Forms the actor may see (section 3 of the specification): owned and assigned ones, or all for administrators.
 * Reads, lists and counts share this clause; a form outside it is a 404.
 */
export function formsVisibleTo(actor: Person): FilterQuery<Form> {
  if (actor.role === 'admin') return { deletedAt: null };
  return { deletedAt: null, $or: [{ accountId: actor.accountId }, { assignedToUserId: actor.id }] };
}

/** Forms the actor owns, as My Forms lists them. */
export function formsOwnedBy(actor: Pick<Actor, 'accountId'>): FilterQuery<Form> {
  return { deletedAt: null, accountId: actor.accountId };
}

/**
 * Returns the condition for forms the actor may annotate: their own, or all for administrators. The clause of
 * the ability `update`.
 */
export function formsManagedBy(actor: Pick<Actor, 'accountId' | 'role'>): FilterQuery<Form> {
  return actor.role === 'admin' ? { deletedAt: null } : formsOwnedBy(actor);
}

/** Forms of other owners that an administrator has assigned to the actor (ROLE-022). */
export function formsAssignedTo(actor: Pick<Actor, 'id'>): FilterQuery<Form> {
  return { deletedAt: null, assignedToUserId: actor.id };
}

/** The actor's abilities with a visible form. Assigned forms are read only (ROLE-022). */
export function formAbilities(
  actor: Actor,
  form: Pick<Form, 'accountId' | 'assignedToUserId'>,
): FormAbilities {
  const manages = actor.role === 'admin' || form.accountId === actor.accountId;
  return {
    update: manages,
    activate: manages,
    readSubmissions: manages || form.assignedToUserId === actor.id,
    delete: form.accountId === actor.accountId,
    organise: form.accountId === actor.accountId,
  };
}

/** @throws {ProblemError} `access.denied` for an actor who may see the form but lacks the ability. */
export function assertCan(actor: Actor, ability: keyof FormAbilities, form: Form): void {
  if (!formAbilities(actor, form)[ability]) throw new ProblemError('access.denied');
}
