import type { FilterQuery } from '@mikro-orm/core';
import type { Actor, Person } from '../identity/actor.ts';
import type { FormAbilities } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Form } from '../entities/form.entity.ts';

/**
 * Which forms a person may see (section 3 of the specification): his own, those assigned to him, an
 * administrator all. The same clause serves reads, lists and counts; what it leaves out is a 404.
 */
export function formsVisibleTo(actor: Person): FilterQuery<Form> {
  if (actor.role === 'admin') return { deletedAt: null };
  return { deletedAt: null, $or: [{ accountId: actor.accountId }, { assignedToUserId: actor.id }] };
}

/** Forms that are the person's own, as My Forms lists them. */
export function formsOwnedBy(actor: Pick<Actor, 'accountId'>): FilterQuery<Form> {
  return { deletedAt: null, accountId: actor.accountId };
}

/** Forms a person may write beside: his own, an administrator every one. The clause of the ability `update`. */
export function formsManagedBy(actor: Pick<Actor, 'accountId' | 'role'>): FilterQuery<Form> {
  return actor.role === 'admin' ? { deletedAt: null } : formsOwnedBy(actor);
}

/** Forms somebody else has made and an administrator has assigned to the person (ROLE-022). */
export function formsAssignedTo(actor: Pick<Actor, 'id'>): FilterQuery<Form> {
  return { deletedAt: null, assignedToUserId: actor.id };
}

/** What a person may do with a form he can see. Assigned forms are read only (ROLE-022). */
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

/** @throws {ProblemError} `access.denied` for a person who may see the form but not do this. */
export function assertCan(actor: Actor, ability: keyof FormAbilities, form: Form): void {
  if (!formAbilities(actor, form)[ability]) throw new ProblemError('access.denied');
}
