import type { EntityManager } from '@mikro-orm/postgresql';
import type { Folder } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { findFormActivity } from '../forms/formActivity.ts';
import type { ClientFolder } from '../entities/clientFolder.entity.ts';

/** Titles a card shows before it says how many more there are (FOLD-009). */
const SHOWN_TITLES = 3;

/** Folders with what is derived of their forms, in the order given (FOLD-026). */
export async function presentFolders(em: EntityManager, folders: readonly ClientFolder[]): Promise<Folder[]> {
  const forms = await em.find(
    Form,
    { deletedAt: null, clientFolderId: { $in: folders.map(({ id }) => id) } },
    { fields: ['title', 'active', 'clientFolderId'], orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const activity = await findFormActivity(
    em,
    forms.map(({ id }) => id),
  );
  return folders.map((folder) => {
    const own = forms.filter(({ clientFolderId }) => clientFolderId === folder.id);
    const active = own.filter((form) => form.active);
    return {
      id: folder.id,
      name: folder.name,
      description: folder.description ?? null,
      createdAt: folder.createdAt.toISOString(),
      formCount: own.length,
      submissionCount: own.reduce((sum, { id }) => sum + (activity.get(id)?.submissionCount ?? 0), 0),
      activeForms: active.slice(0, SHOWN_TITLES).map(({ title }) => title),
      activeFormCount: active.length,
      hasActiveForms: active.length > 0,
    };
  });
}

/** One folder, as the list shows it. */
export async function presentFolder(em: EntityManager, folder: ClientFolder): Promise<Folder> {
  const [presented] = await presentFolders(em, [folder]);
  if (!presented) throw new Error('A folder was not presented.');
  return presented;
}
