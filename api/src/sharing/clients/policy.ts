import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from '../../platform/entities/client.entity.ts';
import { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { FormClause } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import {
  accessOfAssignment,
  accessOfShare,
  type ClientAccess,
  type FormAssignment,
} from '../../submissions/visibility/clientAccess.ts';

/** The properties of a form that decide what a client may do with it. */
export type SharedFormColumns = FormAssignment & Pick<Form, 'accountId' | 'clientId' | 'clientFolderId'>;

/** The forms of one client, and what each of them shows. */
export interface ClientForms {
  /** Selects forms assigned to the client, and those in folders shared with them; every other form is a 404. */
  filter: FormClause;
  /** Returns null for a form of somebody else. The form's own assignment counts before its folder's share. */
  accessOf(form: SharedFormColumns): ClientAccess | null;
}

/** Finds which forms a client sees, and how (CLNT-050, decision 355). */
export async function findClientForms(
  em: EntityManager,
  { id }: Pick<ClientActor, 'id'>,
): Promise<ClientForms> {
  const shares = await em.find(ClientFolderShare, { clientId: id });
  const inFolders = shares.map(({ accountId, folderId: clientFolderId }) => ({ accountId, clientFolderId }));
  return {
    filter: { deletedAt: null, $or: [{ clientId: id }, ...inFolders] },
    accessOf(form) {
      if (form.clientId === id) return accessOfAssignment(form);
      const share = shares.find(
        ({ accountId, folderId }) => folderId === form.clientFolderId && accountId === form.accountId,
      );
      return share ? accessOfShare(share) : null;
    },
  };
}

/** Returns whether the client may read submissions that arrive now, as `getSharedForm` does for a loaded form. */
export function readsNewSubmissions(forms: Pick<ClientForms, 'accessOf'>, form: SharedFormColumns): boolean {
  const access = forms.accessOf(form);
  return access !== null && access.mayReadSubmissions && (access.visibleFrom?.getTime() ?? 0) <= Date.now();
}

/** A client, with what they see of one form. */
export interface ClientOfForm {
  client: Client;
  access: ClientAccess;
}

/** Finds the active clients of a form, by its assignment and by shares of its folder. */
export async function findClientsOf(em: EntityManager, form: Form): Promise<ClientOfForm[]> {
  const { accountId, clientId, clientFolderId: folderId } = form;
  const shares = folderId ? await em.find(ClientFolderShare, { accountId, folderId }) : [];
  const ids = new Set([...(clientId ? [clientId] : []), ...shares.map((share) => share.clientId)]);
  if (ids.size === 0) return [];
  const among = { id: { $in: [...ids] }, isActive: true, emailConfirmedAt: { $ne: null } };
  const clients = await em.find(Client, among, { orderBy: { email: 'asc' } });
  return clients.flatMap((client) => {
    const share = shares.find((one) => one.clientId === client.id);
    if (client.id === clientId) return [{ client, access: accessOfAssignment(form) }];
    return share ? [{ client, access: accessOfShare(share) }] : [];
  });
}

/** A form of a client, with what they may see of it. */
export interface FormOfClient {
  form: Form;
  access: ClientAccess;
}

/**
 * Lists what each of several clients sees: as `findClientForms`, for lists of clients.
 * @returns the clients' ids in `clientIds` that see a form, each with their forms.
 */
export async function listFormsOfClients(
  em: EntityManager,
  clientIds: readonly string[],
): Promise<Map<string, FormOfClient[]>> {
  const ids = new Set(clientIds);
  const shares = await em.find(ClientFolderShare, { clientId: { $in: [...ids] } });
  const sharesOf = Map.groupBy(shares, ({ folderId }) => folderId);
  const forms = await em.find(Form, {
    deletedAt: null,
    $or: [{ clientId: { $in: [...ids] } }, { clientFolderId: { $in: [...sharesOf.keys()] } }],
  });
  const seen = new Map<string, FormOfClient[]>();
  const add = (clientId: string, shown: FormOfClient): void => {
    const list = seen.get(clientId);
    if (list) list.push(shown);
    else seen.set(clientId, [shown]);
  };
  for (const form of forms) {
    const { accountId, clientId, clientFolderId } = form;
    if (clientId && ids.has(clientId)) add(clientId, { form, access: accessOfAssignment(form) });
    for (const share of sharesOf.get(clientFolderId ?? '') ?? []) {
      if (share.accountId !== accountId || share.clientId === clientId) continue;
      add(share.clientId, { form, access: accessOfShare(share) });
    }
  }
  return seen;
}

/** Most likely they had it: links of forms come with a share. Also said of forms that never were. */
const NO_LONGER_SHARED = 'This form is no longer shared with you.';

/** Gets one of a client's forms. @throws {ProblemError} `form.not_found`. */
async function getFormOfClient(
  em: EntityManager,
  client: Pick<ClientActor, 'id'>,
  formId: string,
): Promise<FormOfClient> {
  const { filter, accessOf } = await findClientForms(em, client);
  const form = await em.findOne(Form, { $and: [{ id: formId }, filter] });
  const access = form && accessOf(form);
  if (!access) throw new ProblemError('form.not_found', { message: NO_LONGER_SHARED });
  return { form, access };
}

/**
 * Gets a form whose submissions the client may read.
 * @throws {ProblemError} `form.not_found`; `client.not_shared` when the access does not include them (D-142).
 */
export async function getSharedForm(
  em: EntityManager,
  client: Pick<ClientActor, 'id'>,
  formId: string,
): Promise<FormOfClient> {
  const shared = await getFormOfClient(em, client, formId);
  if (!shared.access.mayReadSubmissions) throw new ProblemError('client.not_shared');
  return shared;
}
