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
import type { Actor } from '../identity/actor.ts';
import type { CreateTemplateRequest, ProblemIssueBody } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import { Profile } from '../entities/profile.entity.ts';
import { FormTemplate } from '../entities/formTemplate.entity.ts';
import { templatesVisibleTo } from './policy.ts';

/** What a person says of a template. */
export type TemplateTexts = Record<'name' | 'description' | 'category', string>;

/**
 * A template's texts as they will be kept (D-164).
 * @throws {ProblemError} `request.invalid`, naming every one that is not acceptable.
 */
export function readTemplateTexts(input: CreateTemplateRequest): TemplateTexts {
  const name = checkRequired('Name', input.name, MAX_TITLE_LENGTH);
  const description = checkText(input.description?.trim() ?? '', MAX_TEMPLATE_DESCRIPTION_LENGTH);
  const category = checkRequired('Category', input.category, MAX_TEMPLATE_CATEGORY_LENGTH);
  if (name.ok && description.ok && category.ok) {
    return { name: name.value, description: description.value, category: category.value };
  }
  const issues: ProblemIssueBody[] = Object.entries({ name, description, category }).flatMap(([key, check]) =>
    check.ok ? [] : [{ path: [key], code: check.code, message: check.message }],
  );
  throw new ProblemError('request.invalid', { issues });
}

function checkRequired(label: string, text: string, max: number) {
  const isBlank = text.trim() === '';
  if (isBlank) return { ok: false, code: 'required', message: `${label} is required` } as const;
  return checkText(text.trim(), max);
}

/**
 * Keeps a definition as a template of the person's own. Forms made from it are called what it is called.
 * @throws {ProblemError} `template.limit_reached`
 */
export async function createTemplate(
  em: EntityManager,
  input: { actor: Actor; texts: TemplateTexts; definition: FormDefinition },
): Promise<FormTemplate> {
  const { actor, texts, definition } = input;
  // The lock makes parallel calls queue, so the limit holds for fifty at once (T38).
  await em.findOneOrFail(Profile, { user: actor.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const count = await em.count(FormTemplate, templatesVisibleTo(actor));
  if (count >= MAX_TEMPLATES) throw new ProblemError('template.limit_reached');
  const template = em.create(FormTemplate, {
    accountId: actor.id,
    ...texts,
    definition: { ...definition, title: texts.name },
  });
  await em.flush();
  return template;
}
