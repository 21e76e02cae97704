import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_TITLE_LENGTH } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import { createForm } from './createForm.ts';
import type { Form } from '../entities/form.entity.ts';
import { getCurrentRevision } from './getForm.ts';

const SUFFIX = ' (Copy)';

/**
 * Copies a form: title with " (Copy)", description and fields, active, in the same folder; no settings,
 * logo, redirect, client, assignment or address (FOLD-056, D-58). It counts like any other.
 * @throws {ProblemError} `form.limit_reached`.
 */
export async function cloneForm(em: EntityManager, actor: Actor, form: Form): Promise<Form> {
  const { definition } = await getCurrentRevision(em, form);
  const { customStyles: _looks, brand: _bond, ...asked } = definition;
  const title = definition.title.slice(0, MAX_TITLE_LENGTH - SUFFIX.length) + SUFFIX;
  return createForm(em, {
    owner: actor,
    definition: { ...asked, title, customStyles: {} },
    clientFolderId: form.clientFolderId ?? null,
  });
}
