import type { EntityManager } from '@mikro-orm/postgresql';
import { followKit, withDefaultKit, type FormDefinition, type Language } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Actor } from '../../platform/identity/actor.ts';
import { findKitOfFolder } from '../followBrand.ts';
import { parseDefinition } from '../parseDefinition.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { BUILT_IN_TEMPLATES } from './builtIn/index.ts';
import { getTemplate } from './getTemplate.ts';
import { translateTemplate } from './translateTemplate.ts';

const uuid = z.uuid();

/**
 * Gets the definition of a template for a new form: a built-in one in the given language, in the brand of its folder
 * or else the account's default, which one of its own has where nothing of its look was chosen (STYLE-047).
 * @throws {ProblemError} `template.not_found`, also for another account's template; `form.invalid_definition` for one
 *   that was stored past a check.
 */
export async function getTemplateDefinition(
  em: EntityManager,
  actor: Actor,
  { id, language, clientFolderId }: { id: string; language: Language; clientFolderId: string | null },
): Promise<FormDefinition> {
  const builtIn = BUILT_IN_TEMPLATES.find((template) => template.id === id);
  const kit = await findKitOfFolder(em, actor.accountId, clientFolderId);
  if (builtIn) {
    const { definition } = translateTemplate(builtIn, language);
    return kit ? followKit(definition, kit) : definition;
  }
  if (!uuid.safeParse(id).success) throw new ProblemError('template.not_found');
  return withDefaultKit(parseDefinition((await getTemplate(em, actor, id)).definition), kit);
}
