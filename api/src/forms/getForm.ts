import type { EntityManager } from '@mikro-orm/postgresql';
import { ProblemError } from '../platform/http/problemError.ts';
import { Form } from '../platform/entities/form.entity.ts';
import { FormRevision } from '../platform/entities/formRevision.entity.ts';
import type { FormClause } from './policy.ts';

/** @throws {ProblemError} `form.not_found`, also for a form the actor may not see (D-172). */
export async function getForm(em: EntityManager, visible: FormClause, formId: string): Promise<Form> {
  const form = await em.findOne(Form, { $and: [{ id: formId }, visible] });
  if (!form) throw new ProblemError('form.not_found');
  return form;
}

/** Gets the revision visitors see. */
export function getCurrentRevision(em: EntityManager, form: Form): Promise<FormRevision> {
  return em.findOneOrFail(FormRevision, { id: form.currentRevisionId, formId: form.id });
}
