import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  checkText,
  MAX_TEMPLATE_CATEGORY_LENGTH,
  MAX_TEMPLATE_DESCRIPTION_LENGTH,
  MAX_TEMPLATES,
  MAX_TITLE_LENGTH,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CreateTemplateRequest } from '../../platform/contract/index.ts';
import { checkedValues, checkRequired } from '../../platform/http/checkedValues.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { keepPictures } from '../keepPictures.ts';
import { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';
import { templatesVisibleTo } from './policy.ts';

/** The texts of a template. */
export type TemplateTexts = Record<'name' | 'description' | 'category', string>;

/**
 * Parses the texts of a template (D-164).
 * @throws {ProblemError} `request.invalid`, naming every one that is not acceptable.
 */
export const parseTemplateTexts = (input: CreateTemplateRequest): TemplateTexts =>
  checkedValues({
    name: checkRequired('Name', input.name, MAX_TITLE_LENGTH),
    description: checkText(input.description?.trim() ?? '', MAX_TEMPLATE_DESCRIPTION_LENGTH),
    category: checkRequired('Category', input.category, MAX_TEMPLATE_CATEGORY_LENGTH),
  });

/**
 * Saves a definition as a template of the actor. Forms made from it take its name.
 * @throws {ProblemError} `template.limit_reached`
 */
export async function createTemplate(
  em: EntityManager,
  input: { actor: Actor; texts: TemplateTexts; definition: FormDefinition },
): Promise<FormTemplate> {
  const { actor, texts, definition } = input;
  // The lock serialises concurrent calls, so that the limit holds (T38).
  await em.findOneOrFail(Profile, { user: actor.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const count = await em.count(FormTemplate, templatesVisibleTo(actor));
  if (count >= MAX_TEMPLATES) throw new ProblemError('template.limit_reached');
  await keepPictures(em, actor.accountId, definition);
  const template = em.create(FormTemplate, {
    accountId: actor.accountId,
    ...texts,
    definition: { ...definition, title: texts.name },
  });
  await em.flush();
  return template;
}
