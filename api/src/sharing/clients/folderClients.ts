import type { EntityManager } from '@mikro-orm/postgresql';
import { getFolderToShare } from '../../forms/folderPolicy.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import type {
  ClientFolderRequest,
  ClientLink,
  ClientLocale,
  InviteToFolderResponse,
  SharePreset,
} from '../../platform/contract/index.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import type { ClientFolder } from '../../platform/entities/clientFolder.entity.ts';
import { ClientFolderShare } from '../../platform/entities/clientFolderShare.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { roleProblem } from '../../platform/http/assertAccess.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import type { ClientLinkDeps } from './account/mailClientLink.ts';
import { inviteClient, inviteToFolderAgain, isWaiting, parseEmails } from './inviteClient.ts';
import { makeFolderOf } from './makeFolderOf.ts';
import { changeShare, getShare, shareFolder, unshareFolder } from './shareFolder.ts';

/** A person of an account, who acts in its folders. */
interface InFolder {
  actor: Actor;
  source: RequestSource;
  folderId: string;
  clientId: string;
}

/** Whom somebody invites to a folder of their account. */
interface Invitation {
  actor: Actor;
  source: RequestSource;
  emails: readonly string[];
  folderId?: string | undefined;
  newFolder?: string | undefined;
  formIds: readonly string[];
  preset: SharePreset;
  locale?: ClientLocale | undefined;
}

/** As what sharing by people of the account is recorded. */
const EVENT = 'sharing_changed';

/**
 * Invites people to a folder of the actor's account, or to a new one that takes forms of it (CLNT-120).
 * @throws {ProblemError} `request.invalid` naming each bad address; `folder.not_found`, `form.not_found`,
 *   `access.denied`, `client.unproven`.
 */
export async function inviteToFolder(
  em: EntityManager,
  deps: ClientLinkDeps,
  invitation: Invitation,
): Promise<InviteToFolderResponse> {
  const { actor, source, preset, locale } = invitation;
  const emails = parseEmails(invitation.emails);
  const { id: folderId } = await folderOf(em, invitation);
  const inviter = { actor, source, isAdministrator: false };
  const invited: InviteToFolderResponse['invited'] = [];
  for (const email of emails) {
    const share = async ({ id: clientId }: Client): Promise<string[]> => [
      (await shareFolder(em, { actor, source, clientId, folderId, preset, event: EVENT })).name,
    ];
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    const { link } = await inviteClient(em, deps, { ...inviter, email, locale, share });
    invited.push({ email, link });
  }
  return { folderId, invited };
}

async function folderOf(
  em: EntityManager,
  { actor, folderId, newFolder, formIds }: Invitation,
): Promise<ClientFolder> {
  if (newFolder === undefined) return getFolderToShare(em, actor, folderId ?? '');
  if (!mayInAccount(actor, 'organise')) throw roleProblem();
  const { id } = await makeFolderOf(em, actor, { name: newFolder, formIds });
  return getFolderToShare(em, actor, id);
}

/**
 * Sends an invitation to a folder again.
 * @returns the link, where no mail server is set.
 * @throws {ProblemError} `folder.not_found`, `access.denied`, `client.already_accepted`, `client.unproven`.
 */
export async function inviteAgain(
  em: EntityManager,
  deps: ClientLinkDeps,
  { actor, source, folderId, clientId }: InFolder,
): Promise<ClientLink | null> {
  const folder = await getFolderToShare(em, actor, folderId);
  const share = await getShare(em, { clientId, folderId });
  const client = await em.findOneOrFail(Client, { id: clientId });
  return inviteToFolderAgain(em, deps, { actor, source, isAdministrator: false, client, folder, share });
}

/** Changes what a client sees of a folder. @throws {ProblemError} `folder.not_found`, `access.denied`. */
export async function changeFolderClient(
  em: EntityManager,
  input: InFolder & { changes: ClientFolderRequest },
): Promise<void> {
  await getFolderToShare(em, input.actor, input.folderId);
  await changeShare(em, { ...input, event: EVENT });
}

/**
 * Takes a folder back from a client; an invitation to nothing else, which nobody has accepted, ends with it.
 * @throws {ProblemError} `folder.not_found`, `access.denied`.
 */
export async function removeFolderClient(em: EntityManager, input: InFolder): Promise<void> {
  const { actor, folderId, clientId } = input;
  await getFolderToShare(em, actor, folderId);
  await unshareFolder(em, { ...input, event: EVENT });
  await em.flush();
  const client = await em.findOneOrFail(Client, { id: clientId });
  const left = await em.count(ClientFolderShare, { clientId });
  if (!isWaiting(client) || left > 0 || (await em.count(Form, { clientId })) > 0) return;
  await endLinksOf(em, 'client', clientId);
  em.remove(client);
}
