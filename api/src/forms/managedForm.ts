import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { getForm } from './getForm.ts';
import { assertCan, formsVisibleTo } from './policy.ts';

/**
 * Gets a form the actor may change.
 * @throws {ProblemError} `form.not_found`, or `access.denied` for a form they may only see.
 */
export async function getManagedForm(em: EntityManager, actor: Actor, formId: string): Promise<Form> {
  const form = await getForm(em, formsVisibleTo(actor), formId);
  assertCan(actor, 'update', form);
  return form;
}

/** Runs `work` on a form the actor may change, in the transaction of the request; see `getManagedForm`. */
export function withManagedForm<Result>(
  orm: MikroORM,
  actor: Actor,
  formId: string,
  work: (em: EntityManager, form: Form) => Promise<Result>,
): Promise<Result> {
  return inTransaction(orm, async (em) => work(em, await getManagedForm(em, actor, formId)));
}
