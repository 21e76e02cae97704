import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import type { FormAbility } from '../platform/identity/roles.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { getForm } from './getForm.ts';
import { assertCan, formsVisibleTo } from './policy.ts';

/**
 * Gets a form with which the actor may do something: change it, where nothing else is named.
 * @throws {ProblemError} `form.not_found`, or `access.denied` for a form they may only see.
 */
export async function getManagedForm(
  em: EntityManager,
  actor: Actor,
  formId: string,
  ability: FormAbility = 'update',
): Promise<Form> {
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, ability, form);
  return form;
}

/** Runs `work` on a form the actor may change, in the transaction of the request; see `getManagedForm`. */
export function withManagedForm<Result>(
  orm: MikroORM,
  actor: Actor,
  formId: string,
  work: (em: EntityManager, form: Form) => Promise<Result>,
  ability?: FormAbility,
): Promise<Result> {
  return inTransaction(orm, async (em) => work(em, await getManagedForm(em, actor, formId, ability)));
}

/** The same with a form whose answers the actor may send outside: by links to results, webhooks and mails. */
export const withSharedForm: typeof withManagedForm = (orm, actor, formId, work) =>
  withManagedForm(orm, actor, formId, work, 'share');

/** The same with a form of which the actor may change what visitors see. */
export const withLiveForm: typeof withManagedForm = (orm, actor, formId, work) =>
  withManagedForm(orm, actor, formId, work, 'activate');
