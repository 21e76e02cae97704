import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition, Language } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Actor } from '../../platform/identity/actor.ts';
import { parseDefinition } from '../parseDefinition.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { BUILT_IN_TEMPLATES } from './builtIn/index.ts';
import { getTemplate } from './getTemplate.ts';
import { translateTemplate } from './translateTemplate.ts';

const uuid = z.uuid();

/**
 * Gets the definition of a template for a new form; a built-in one is in the given language.
 * @throws {ProblemError} `template.not_found`, also for another account's template; `form.invalid_definition` for one
 *   that was stored past a check.
 */
export async function getTemplateDefinition(
  em: EntityManager,
  actor: Actor,
  { id, language }: { id: string; language: Language },
): Promise<FormDefinition> {
  const builtIn = BUILT_IN_TEMPLATES.find((template) => template.id === id);
  if (builtIn) return translateTemplate(builtIn, language).definition;
  if (!uuid.safeParse(id).success) throw new ProblemError('template.not_found');
  return parseDefinition((await getTemplate(em, actor, id)).definition);
}
