import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { invitationOf } from '../../people/auth/clientState.ts';
import { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import type { AdminClient, AdminClientList, AdminClientQuery } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { listFormsOfClients } from '../../sharing/clients/policy.ts';
import { countOfClients } from '../../sharing/clients/unread.ts';
import { containing } from './containing.ts';
import { findPageOfClients } from './findPageOfClients.ts';

/** Lists one page of the clients, each with their forms (CLNT-062, CLNT-067, CLNT-100). */
export async function listClients(em: EntityManager, query: AdminClientQuery): Promise<AdminClientList> {
  const { search } = query;
  const text = search ? containing(search) : null;
  const scope: FilterQuery<Client> = text
    ? { $or: [{ email: text }, { name: text }, { companyName: text }] }
    : {};
  const { page, nextCursor } = await findPageOfClients(em, scope, query);
  return { clients: await presentClients(em, page), nextCursor, total: await em.count(Client, scope) };
}

/** Clients with the forms assigned to them, by title. */
export async function presentClients(em: EntityManager, clients: readonly Client[]): Promise<AdminClient[]> {
  const forms = await em.find(
    Form,
    { deletedAt: null, clientId: { $in: clients.map(({ id }) => id) } },
    { orderBy: { title: 'asc', id: 'asc' } },
  );
  const folders = await listSharedFolders(em, clients);
  const seen = await listFormsOfClients(
    em,
    clients.map(({ id }) => id),
  );
  const unread = await countOfClients(em, seen);
  return clients.map((client) => ({
    id: client.id,
    email: client.email,
    name: client.name ?? null,
    companyName: client.companyName ?? null,
    isActive: client.isActive,
    isEmailConfirmed: Boolean(client.emailConfirmedAt),
    invitation: invitationOf(client),
    lastSeenAt: client.lastSeenAt?.toISOString() ?? null,
    unreadCount: unread.get(client.id) ?? 0,
    createdAt: client.createdAt.toISOString(),
    folders: folders.get(client.id) ?? [],
    forms: forms
      .filter(({ clientId }) => clientId === client.id)
      .map((form) => ({
        id: form.id,
        title: form.title,
        active: form.active,
        access: {
          mayReadSubmissions: form.clientMayReadSubmissions,
          mayExport: form.clientMayExport,
          mayComment: form.clientMayComment,
          seesStatus: form.clientSeesStatus,
          visibleFields: form.clientVisibleFields ?? null,
          visibleFrom: form.clientVisibleFrom?.toISOString() ?? null,
        },
      })),
  }));
}

/** Lists the folders that are shared with clients, by name. */
async function listSharedFolders(
  em: EntityManager,
  clients: readonly Client[],
): Promise<Map<string, AdminClient['folders']>> {
  const shares = await em.find(ClientFolderShare, { clientId: { $in: clients.map(({ id }) => id) } });
  const ids = shares.map(({ folderId }) => folderId);
  const folders = await em.find(ClientFolder, { id: { $in: ids } }, { orderBy: { name: 'asc', id: 'asc' } });
  const within = { deletedAt: null, clientFolderId: { $in: ids } };
  const forms = await em.find(Form, within, { fields: ['clientFolderId'] });
  return new Map(
    clients.map((client) => [
      client.id,
      folders.flatMap(({ id, name }) => {
        const share = shares.find(({ clientId, folderId }) => clientId === client.id && folderId === id);
        if (!share) return [];
        const formCount = forms.filter(({ clientFolderId }) => clientFolderId === id).length;
        const { preset, mayExport, mayComment, seesStatus } = share;
        return [{ id, name, formCount, preset, mayExport, mayComment, seesStatus }];
      }),
    ]),
  );
}
