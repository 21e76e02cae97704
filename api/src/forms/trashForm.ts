import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Form } from '../platform/entities/form.entity.ts';
import { findReadersOf } from '../platform/identity/accountMembers.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { accountEvent, clientEvent } from '../platform/identity/identityEvents.ts';
import { publishEvent } from '../platform/realtime/liveEvents.ts';
import { tellOfForm } from '../platform/jobs/tellOfForm.ts';
import { assertBelowFormLimit } from './createForm.ts';
import { getForm } from './getForm.ts';
import { assertCan, formAbilities, formsVisibleTo, trashedForms } from './policy.ts';

/**
 * Moves a form to the trash. Its submissions stay unchanged: they are hidden and come back with it (D-181). Only
 * people of its account may (D-170).
 * @throws {ProblemError} `form.not_found`, `access.denied`.
 */
export async function trashForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, 'delete', form);
  // One of two requests at once moves the form, and its time wins.
  await em.refresh(form, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const isClosed = form.active && !form.deletedAt;
  form.deletedAt ??= new Date();
  await em.flush();
  if (isClosed) await tellOfForm(em, form, { type: 'form.closed', reason: 'trash' });
  await publishAccessChange(em, form);
  return form;
}

/** @throws {ProblemError} `form.not_found`, `form.limit_reached` (D-45). */
export async function restoreForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  await assertMayChangeTrashed(em, actor, formId, 'delete');
  // Locks the account's forms first: the limit holds, and concurrent calls restore the form once (T38).
  await assertBelowFormLimit(em, actor);
  const form = await getForm(em, trashedForms(actor, 'delete'), formId);
  form.deletedAt = null;
  await em.flush();
  if (form.active) await tellOfForm(em, form, { type: 'form.opened', reason: 'trash' });
  await publishAccessChange(em, form);
  return form;
}

/** Refuses users who could see the form outside the trash, but may not bring it back, or delete it for good. */
export async function assertMayChangeTrashed(
  em: EntityManager,
  actor: Actor,
  formId: string,
  ability: 'delete' | 'erase',
): Promise<void> {
  const form = await em.findOne(Form, { id: formId, erasedAt: null });
  const abilities = form && formAbilities(actor, form);
  if (abilities?.readSubmissions && !abilities[ability]) throw new ProblemError('access.denied');
}

async function publishAccessChange(em: EntityManager, form: Form): Promise<void> {
  for (const userId of await findReadersOf(em, form)) await publishEvent(em, accountEvent, { userId });
  if (form.clientId) await publishEvent(em, clientEvent, { clientId: form.clientId });
}
