import type { EntityManager } from '@mikro-orm/postgresql';
import { clientStateOf, invitedSince, isNewIn } from '../../people/auth/clientState.ts';
import type { Folder } from '../../platform/contract/index.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { brandOf } from '../brands/brandOf.ts';
import { findFormActivity } from '../formActivity.ts';
import type { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import type { Person } from '../../platform/identity/actor.ts';
import { mayPlaceFormIn, mayShareFolder } from '../folderPolicy.ts';

/** Most titles on a folder's card (FOLD-009). */
const SHOWN_TITLES = 3;

/** Presents folders with the figures of their forms, their brand and their people, in the given order (FOLD-026). */
export async function presentFolders(
  em: EntityManager,
  actor: Person,
  folders: readonly ClientFolder[],
): Promise<Folder[]> {
  if (folders.length === 0) return [];
  const forms = await em.find(
    Form,
    { deletedAt: null, clientFolderId: { $in: folders.map(({ id }) => id) } },
    {
      fields: ['title', 'active', 'accountId', 'clientFolderId'],
      orderBy: { createdAt: 'desc', id: 'desc' },
    },
  );
  const activity = await findFormActivity(em, forms);
  const kits = await findKits(em, folders);
  const people = await findPeople(em, folders);
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
      brand: kits.get(folder.brandKitId ?? '') ?? null,
      people: people.get(folder.id) ?? [],
      canShare: mayShareFolder(actor, folder),
      canCreate: mayPlaceFormIn(actor, folder),
    };
  });
}

/** Finds the brands of folders, by the ids of their kits. */
async function findKits(
  em: EntityManager,
  folders: readonly ClientFolder[],
): Promise<Map<string, NonNullable<Folder['brand']>>> {
  const ids = folders.flatMap(({ brandKitId }) => brandKitId ?? []);
  const kits = ids.length === 0 ? [] : await em.find(BrandKit, { id: { $in: ids } });
  return new Map(kits.map((kit) => [kit.id, { ...brandOf(kit), kitId: kit.id }]));
}

/** Finds whom folders are shared with, by the ids of the folders. */
async function findPeople(
  em: EntityManager,
  folders: readonly ClientFolder[],
): Promise<Map<string, Folder['people']>> {
  const shares = await em.find(ClientFolderShare, {
    accountId: { $in: [...new Set(folders.map(({ accountId }) => accountId))] },
    folderId: { $in: folders.map(({ id }) => id) },
  });
  if (shares.length === 0) return new Map();
  const ids = shares.map(({ clientId }) => clientId);
  const clients = await em.find(Client, { id: { $in: ids } }, { orderBy: { email: 'asc' } });
  const byFolder = Map.groupBy(shares, ({ folderId }) => folderId);
  return new Map(
    Array.from(byFolder, ([folderId, ofFolder]) => [
      folderId,
      clients.flatMap((client) => {
        const share = ofFolder.find(({ clientId }) => clientId === client.id);
        return share ? [presentPerson(client, share)] : [];
      }),
    ]),
  );
}

/** Who is a client of another account already is shown as new until they have seen what is shared here. */
function presentPerson(client: Client, share: ClientFolderShare): Folder['people'][number] {
  const { id, email } = client;
  const { preset, mayExport, mayComment, seesStatus } = share;
  const isNew = isNewIn(client, share.createdAt);
  return {
    id,
    name: isNew ? '' : [client.name, client.companyName].filter(Boolean).join(', '),
    email,
    state: isNew && client.emailConfirmedAt ? invitedSince(share.createdAt) : clientStateOf(client),
    preset,
    mayExport,
    mayComment,
    seesStatus,
  };
}

/** Presents one folder for a list. */
export async function presentFolder(em: EntityManager, actor: Person, folder: ClientFolder): Promise<Folder> {
  const [presented] = await presentFolders(em, actor, [folder]);
  if (!presented) throw new Error('A folder was not presented.');
  return presented;
}
