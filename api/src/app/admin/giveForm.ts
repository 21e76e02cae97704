import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientAccess, SharePreset } from '../../platform/contract/index.ts';
import { getCurrentRevision, getForm } from '../../forms/getForm.ts';
import { formsVisibleTo } from '../../forms/policy.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { impersonalFields } from '../../submissions/visibility/impersonalFields.ts';
import { assignForm } from './assignForm.ts';

/**
 * Assigns one form to a client with a preset of what they see.
 * @returns its title.
 * @throws {ProblemError} `form.not_found`, `form.has_client`.
 */
export async function giveForm(
  em: EntityManager,
  input: { actor: Actor; source: RequestSource; clientId: string; formId: string; preset: SharePreset },
): Promise<string> {
  const { actor, source, clientId, formId, preset } = input;
  const form = await getForm(em, formsVisibleTo(actor), formId);
  const { definition } = await getCurrentRevision(em, form);
  const clientAccess: ClientAccess = {
    mayReadSubmissions: preset !== 'figures',
    mayExport: preset !== 'figures',
    mayComment: false,
    seesStatus: false,
    visibleFields: preset === 'everything' ? null : impersonalFields([definition]),
    visibleFrom: null,
  };
  await assignForm(em, { actor, formId, changes: { clientId, clientAccess }, source });
  return form.title;
}
