import type { EntityManager } from '@mikro-orm/postgresql';
import { createFolder } from '../../forms/folders/saveFolder.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsInAccount } from '../../forms/policy.ts';
import { updateForm } from '../../forms/updateForm.ts';
import type { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/**
 * Makes a folder for a client and moves forms of the actor's account there (CLNT-110).
 * @throws {ProblemError} `form.not_found`, also for a form of another account.
 */
export async function makeFolderOf(
  em: EntityManager,
  actor: Actor,
  { name, formIds }: { name: string; formIds: readonly string[] },
): Promise<ClientFolder> {
  const folder = await createFolder(em, actor, { name, description: null, brandKitId: null });
  for (const formId of formIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    const form = await getForm(em, formsInAccount(actor, 'organise'), formId);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await updateForm(em, { actor, form, changes: { clientFolderId: folder.id }, allowedHosts: [] });
  }
  return folder;
}
