import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';
import { templatesVisibleTo } from './policy.ts';

/** @throws {ProblemError} `template.not_found`, also for a template the actor may not see (D-172). */
export async function getTemplate(em: EntityManager, actor: Actor, id: string): Promise<FormTemplate> {
  const template = await em.findOne(FormTemplate, { $and: [{ id }, templatesVisibleTo(actor)] });
  if (!template) throw new ProblemError('template.not_found');
  return template;
}
