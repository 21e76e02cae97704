import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import { parseEmail } from '../../people/auth/parseEmail.ts';
import { pageUrl } from '../../people/auth/realms.ts';
import { createFolder } from '../../forms/folders/saveFolder.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsInAccount } from '../../forms/policy.ts';
import { updateForm } from '../../forms/updateForm.ts';
import { mailClientLink, type ClientLinkDeps } from '../../sharing/clients/account/mailClientLink.ts';
import { shareFolder } from '../../sharing/clients/shareFolder.ts';
import type { ClientLink, ClientLocale, SharePreset } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ProblemError, type ProblemIssue } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endClientSessions } from '../../platform/identity/clientSessions.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { giveForm } from './giveForm.ts';
import type { Text } from '../../platform/texts/translate.ts';

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

/** An invited client, with the link to pass on where none was mailed. */
interface Invited {
  client: Client;
  link: ClientLink | null;
}

/**
 * Invites people to a folder or to forms (CLNT-087): whoever has no account gets one, and a link that sets its
 * password; the others are told what else they can see.
 *
 * @throws {ProblemError} `request.invalid` naming each bad address; `folder.not_found`, `form.not_found`,
 *   `form.has_client`.
 */
export async function inviteClients(
  em: EntityManager,
  deps: ClientLinkDeps,
  invitation: Invitation,
): Promise<Invited[]> {
  const emails = parseEmails(invitation.emails);
  const shared = await inNewFolder(em, invitation);
  if (emails.length > 1 && shared.formIds.length > 0) {
    const message =
      'A form is shared with one client. Put the forms into a folder to share them with several.';
    throw new ProblemError('request.invalid', { issues: [{ path: ['emails'], code: 'several', message }] });
  }
  const invited: Invited[] = [];
  for (const email of emails) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    invited.push(await inviteOne(em, deps, shared, email));
  }
  return invited;
}

/**
 * Makes the new folder of an invitation and moves its forms there: the folder is what is shared then.
 * @throws {ProblemError} `form.not_found`, also for a form of another account.
 */
async function inNewFolder(em: EntityManager, invitation: Invitation): Promise<Invitation> {
  const { actor, newFolder: name, formIds } = invitation;
  if (name === undefined) return invitation;
  const { id: folderId } = await createFolder(em, actor, { name, description: null, brandKitId: null });
  for (const formId of formIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    const form = await getForm(em, formsInAccount(actor, 'organise'), formId);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await updateForm(em, { actor, form, changes: { clientFolderId: folderId }, allowedHosts: [] });
  }
  return { ...invitation, folderId, formIds: [] };
}

/** @throws {ProblemError} `request.invalid` with an issue for each address that is none. */
function parseEmails(entries: readonly string[]): string[] {
  const issues: ProblemIssue[] = [];
  const message: Text = '{email} is not an email address.';
  const emails = entries.flatMap((entry) => {
    try {
      return [parseEmail(entry)];
    } catch {
      issues.push({ path: ['emails'], code: 'email', message, values: { email: entry.trim() } });
      return [];
    }
  });
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return [...new Set(emails)];
}

async function inviteOne(
  em: EntityManager,
  deps: ClientLinkDeps,
  invitation: Invitation,
  email: string,
): Promise<Invited> {
  const { actor, source, preset, locale, folderId } = invitation;
  const { client, isNew } = await findOrCreateClient(em, invitation, email);
  // Who has been here keeps the language they read.
  if (isNew && locale) client.locale = locale;
  const names: string[] = [];
  if (folderId) {
    names.push((await shareFolder(em, { actor, clientId: client.id, folderId, preset, source })).name);
  }
  for (const formId of invitation.formIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one after the other
    names.push(await giveForm(em, { actor, source, clientId: client.id, formId, preset }));
  }
  const shared = names.join(', ');
  if (isNew) {
    const link = await mailClientLink(em, deps, { client, kind: 'client_invited', actor, shared });
    return { client, link };
  }
  const { config } = deps;
  const envelope = {
    to: email,
    platformName: config.platformName,
    accountId: actor.accountId,
    requested: locale,
  };
  const url = pageUrl(config, 'client', 'signIn');
  await queueMail(em, 'client_more_shared', envelope, { url, shared, by: actor.fullName });
  return { client, link: null };
}

/** Finds the account of an address, or creates one that waits for its password. */
async function findOrCreateClient(
  em: EntityManager,
  { actor, source }: Invitation,
  email: string,
): Promise<{ client: Client; isNew: boolean }> {
  const known = await em.findOne(Client, { email });
  if (known?.emailConfirmedAt) return { client: known, isNew: false };
  const client = known ?? em.create(Client, { id: createId(), email, createdBy: actor.id });
  // The password of a sign-up that nobody confirmed may be a stranger's.
  Object.assign(client, { passwordHash: null, hasInitialPassword: false, isActive: true });
  client.invitedAt = new Date();
  await em.flush();
  await endLinksOf(em, 'client', client.id);
  await endClientSessions(em, client.id);
  const data = { action: 'client_invited', email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId: client.id, data });
  return { client, isNew: true };
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
  if (!client.invitedAt || client.emailConfirmedAt) throw new ProblemError('client.already_accepted');
  return client;
}
