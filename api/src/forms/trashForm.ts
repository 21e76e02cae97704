import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Form } from '../platform/entities/form.entity.ts';
import { findOwnerIds } from '../platform/identity/accountMembers.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { accountEvent, clientEvent } from '../platform/identity/identityEvents.ts';
import { publishEvent } from '../platform/realtime/liveEvents.ts';
import { assertBelowFormLimit } from './createForm.ts';
import { getForm } from './getForm.ts';
import { assertCan, formsOwnedBy, formsVisibleTo } from './policy.ts';

/** Condition: a user's own forms in the trash, without those that are being deleted permanently. */
export const inTrashOf = (actor: Actor) => ({
  ...formsOwnedBy(actor),
  deletedAt: { $ne: null },
  erasedAt: null,
});

/**
 * Moves a form to the trash. Its submissions stay unchanged: they are hidden and come back with it (D-181). Only
 * its owner may (D-170).
 * @throws {ProblemError} `form.not_found`, `access.denied`.
 */
export async function trashForm(em: EntityManager, actor: Actor, formId: string): Promise<void> {
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, 'delete', form);
  // One of two requests at once moves the form, and its time wins.
  await em.refresh(form, { lockMode: LockMode.PESSIMISTIC_WRITE });
  form.deletedAt ??= new Date();
  await em.flush();
  await publishAccessChange(em, form);
}

/** @throws {ProblemError} `form.not_found`, `form.limit_reached` (D-45). */
export async function restoreForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  await assertMayChangeTrashed(em, actor, formId);
  // Locks the profile first: the limit holds, and concurrent calls restore the form once (T38).
  await assertBelowFormLimit(em, actor);
  const form = await getForm(em, inTrashOf(actor), formId);
  form.deletedAt = null;
  await em.flush();
  await publishAccessChange(em, form);
  return form;
}

/** Refuses users who may see the form but do not own it: the trash is its owner's only. */
export async function assertMayChangeTrashed(em: EntityManager, actor: Actor, formId: string): Promise<void> {
  const form = await em.findOne(Form, { id: formId, erasedAt: null });
  if (!form || form.accountId === actor.accountId) return;
  const isKnown = actor.role === 'admin' || form.assignedToUserId === actor.id;
  if (isKnown) throw new ProblemError('access.denied');
}

async function publishAccessChange(em: EntityManager, form: Form): Promise<void> {
  const ownerId = (await findOwnerIds(em, [form.accountId])).get(form.accountId);
  for (const userId of new Set([ownerId, form.assignedToUserId])) {
    if (userId) await publishEvent(em, accountEvent, { userId });
  }
  if (form.clientId) await publishEvent(em, clientEvent, { clientId: form.clientId });
}
