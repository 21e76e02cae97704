import type { EntityManager } from '@mikro-orm/postgresql';
import type { Folder } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { findFormActivity } from '../formActivity.ts';
import type { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';

/** Most titles on a folder's card (FOLD-009). */
const SHOWN_TITLES = 3;

/** Presents folders with the figures of their forms, in the given order (FOLD-026). */
export async function presentFolders(em: EntityManager, folders: readonly ClientFolder[]): Promise<Folder[]> {
  const forms = await em.find(
    Form,
    { deletedAt: null, clientFolderId: { $in: folders.map(({ id }) => id) } },
    {
      fields: ['title', 'active', 'accountId', 'clientFolderId'],
      orderBy: { createdAt: 'desc', id: 'desc' },
    },
  );
  const activity = await findFormActivity(em, forms);
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

/** Presents one folder for a list. */
export async function presentFolder(em: EntityManager, folder: ClientFolder): Promise<Folder> {
  const [presented] = await presentFolders(em, [folder]);
  if (!presented) throw new Error('A folder was not presented.');
  return presented;
}
