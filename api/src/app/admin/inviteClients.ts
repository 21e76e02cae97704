import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import { mailClientLink, type ClientLinkDeps } from '../../sharing/clients/account/mailClientLink.ts';
import { inviteClient, isWaiting, parseEmails, type Invited } from '../../sharing/clients/inviteClient.ts';
import { makeFolderOf } from '../../sharing/clients/makeFolderOf.ts';
import { shareFolder } from '../../sharing/clients/shareFolder.ts';
import type { ClientLink, ClientLocale, SharePreset } from '../../platform/contract/index.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endClientSessions } from '../../platform/identity/clientSessions.ts';
import { giveForm } from './giveForm.ts';

/** Whom an administrator invites, and to what. */
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

/**
 * Invites people to a folder or to forms (CLNT-087), each as `inviteClient`.
 * @throws {ProblemError} `request.invalid` naming each bad address; `folder.not_found`, `form.not_found`,
 *   `form.has_client`, `client.unproven`.
 */
export async function inviteClients(
  em: EntityManager,
  deps: ClientLinkDeps,
  invitation: Invitation,
): Promise<Invited[]> {
  const { actor, source, locale } = invitation;
  const emails = parseEmails(invitation.emails);
  const shared = await inNewFolder(em, invitation);
  if (emails.length > 1 && shared.formIds.length > 0) {
    const message =
      'A form is shared with one client. Put the forms into a folder to share them with several.';
    throw new ProblemError('request.invalid', { issues: [{ path: ['emails'], code: 'several', message }] });
  }
  const inviter = { actor, source, isAdministrator: true };
  const invited: Invited[] = [];
  for (const email of emails) {
    const share = (client: Client) => shareWith(em, shared, client.id);
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    invited.push(await inviteClient(em, deps, { ...inviter, email, locale, share }));
  }
  return invited;
}

/** Makes the new folder of an invitation: it is what is shared then. */
async function inNewFolder(em: EntityManager, invitation: Invitation): Promise<Invitation> {
  const { actor, newFolder: name, formIds } = invitation;
  if (name === undefined) return invitation;
  const { id: folderId } = await makeFolderOf(em, actor, { name, formIds });
  return { ...invitation, folderId, formIds: [] };
}

/** Shares the folder and the forms of an invitation. @returns what they are called. */
async function shareWith(em: EntityManager, invitation: Invitation, clientId: string): Promise<string[]> {
  const { actor, source, preset, folderId, formIds } = invitation;
  const names: string[] = [];
  if (folderId) names.push((await shareFolder(em, { actor, clientId, folderId, preset, source })).name);
  for (const formId of formIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    names.push(await giveForm(em, { actor, source, clientId, formId, preset }));
  }
  return names;
}

/**
 * Sends an invitation again; the link of the one before ends.
 * @throws {ProblemError} `client.not_found`, `client.already_accepted`.
 */
export async function inviteAgain(
  em: EntityManager,
  deps: ClientLinkDeps,
  input: { actor: Actor; clientId: string; source: RequestSource },
): Promise<ClientLink | null> {
  const { actor, clientId, source } = input;
  const client = await getWaiting(em, clientId);
  client.invitedAt = new Date();
  client.linkShownTo = null;
  const data = { action: 'client_invited', email: client.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId, data });
  return mailClientLink(em, deps, { client, kind: 'client_invited', actor });
}

/**
 * Withdraws an invitation that nobody has accepted: the account goes, and its link with it.
 * @throws {ProblemError} `client.not_found`, `client.already_accepted`.
 */
export async function withdrawInvitation(
  em: EntityManager,
  input: { actor: Actor; clientId: string; source: RequestSource },
): Promise<void> {
  const { actor, clientId, source } = input;
  const client = await getWaiting(em, clientId);
  await endLinksOf(em, 'client', clientId);
  await endClientSessions(em, clientId);
  const data = { action: 'client_invitation_withdrawn', email: client.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId, data });
  em.remove(client);
}

/** Gets a client who was invited and has set no password yet. */
async function getWaiting(em: EntityManager, clientId: string): Promise<Client> {
  const client = await em.findOne(Client, { id: clientId });
  if (!client) throw new ProblemError('client.not_found');
  if (!isWaiting(client)) throw new ProblemError('client.already_accepted');
  return client;
}
