import type { EntityManager } from '@mikro-orm/postgresql';
import { isNewIn } from '../../people/auth/clientState.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import { parseEmail } from '../../people/auth/parseEmail.ts';
import { pageUrl } from '../../people/auth/realms.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { ClientLink, ClientLocale } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ProblemError, type ProblemIssue } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { endClientSessions } from '../../platform/identity/clientSessions.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { mailClientLink, type ClientLinkDeps } from './account/mailClientLink.ts';

/** Who invites clients, from where. */
export interface Inviter {
  actor: Actor;
  source: RequestSource;
  /** An administrator of the platform, who vouches for addresses; others are people of an account. */
  isAdministrator: boolean;
}

/** An invited client, with the link to pass on where none was mailed. */
export interface Invited {
  client: Client;
  link: ClientLink | null;
}

/** @throws {ProblemError} `request.invalid` with an issue for each address that is none. */
export function parseEmails(entries: readonly string[]): string[] {
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

/**
 * Invites one address (CLNT-087): whoever has no account gets one, and a link that sets its password; the others are
 * told what else they can see.
 * @param share shares it with the client, and returns what it is called.
 * @throws {ProblemError} `client.unproven`, and what `share` throws.
 */
export async function inviteClient(
  em: EntityManager,
  deps: ClientLinkDeps,
  input: Inviter & {
    email: string;
    locale: ClientLocale | undefined;
    share(client: Client): Promise<readonly string[]>;
  },
): Promise<Invited> {
  const { email, locale, share } = input;
  const known = await em.findOne(Client, { email });
  if (known) await assertProven(em, deps, input, known);
  const isNew = !known?.emailConfirmedAt;
  const client = isNew ? await waitAnew(em, input, known, email) : known;
  // Who has been here keeps the language they read.
  if (isNew && locale) client.locale = locale;
  const shared = (await share(client)).join(', ');
  if (isNew) return { client, link: await sendLink(em, deps, input, { client, shared }) };
  await tellOfMore(em, deps, input, { client, shared, requested: locale });
  return { client, link: null };
}

/**
 * Refuses to share with an address that another account may hold: its people were shown the link that sets the
 * password, because no mail was sent. Without a mail server nobody is shown the link of a client of others, either.
 */
async function assertProven(
  em: EntityManager,
  { config }: ClientLinkDeps,
  { actor, isAdministrator }: Inviter,
  { emailConfirmedAt, linkShownTo }: Client,
): Promise<void> {
  const isOurs = linkShownTo === actor.accountId;
  const isHeld = Boolean(emailConfirmedAt) && linkShownTo !== null && !isOurs;
  const wouldShow = !emailConfirmedAt && !isAdministrator && !isOurs && !(await hasMailServer(em, config));
  if (isHeld || wouldShow) throw new ProblemError('client.unproven');
}

/** Creates the account of an address, or has one that nobody has confirmed wait for its password again. */
async function waitAnew(
  em: EntityManager,
  { actor, source, isAdministrator }: Inviter,
  known: Client | null,
  email: string,
): Promise<Client> {
  const client = known ?? em.create(Client, { id: createId(), email, createdBy: actor.id });
  // An administrator of the platform may have stopped whom they invited.
  const isStopped = !isAdministrator && Boolean(known?.invitedAt) && !known?.isActive;
  // The password of a sign-up that nobody confirmed may be a stranger's.
  Object.assign(client, { passwordHash: null, hasInitialPassword: false, isActive: !isStopped });
  client.invitedAt = new Date();
  await em.flush();
  await endLinksOf(em, 'client', client.id);
  await endClientSessions(em, client.id);
  if (isAdministrator) {
    const data = { action: 'client_invited', email };
    await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId: client.id, data });
  }
  return client;
}

/**
 * Mails the link of an invitation. People of an account see it where no mail server is set, and never one whose mail is
 * held back: whoever has it could come in with an address that is not theirs (decision 812).
 */
async function sendLink(
  em: EntityManager,
  deps: ClientLinkDeps,
  { actor, isAdministrator }: Inviter,
  { client, shared }: { client: Client; shared?: string },
): Promise<ClientLink | null> {
  const mail = { client, kind: 'client_invited', actor, ...(shared && { shared }) } as const;
  const link = await mailClientLink(em, deps, mail);
  const isShown = link !== null && (isAdministrator || link.reason === 'no_mail_server');
  client.linkShownTo = isShown && !isAdministrator ? actor.accountId : null;
  return isShown ? link : null;
}

/** Tells a client who can sign in already what else they see now. */
async function tellOfMore(
  em: EntityManager,
  { config }: ClientLinkDeps,
  { actor }: Inviter,
  { client, shared, requested }: { client: Client; shared: string; requested: ClientLocale | undefined },
): Promise<void> {
  const { platformName } = config;
  const envelope = { to: client.email, platformName, accountId: actor.accountId, requested };
  const url = pageUrl(config, 'client', 'signIn');
  await queueMail(em, 'client_more_shared', envelope, { url, shared, by: actor.fullName });
}

/**
 * Sends the invitation to a folder again; a link of before ends.
 * @throws {ProblemError} `client.already_accepted` for whoever has been in the portal since; `client.unproven`.
 */
export async function inviteToFolderAgain(
  em: EntityManager,
  deps: ClientLinkDeps,
  input: Inviter & { client: Client; folder: { name: string }; share: { createdAt: Date } },
): Promise<ClientLink | null> {
  const { client, folder, share } = input;
  if (!isNewIn(client, share.createdAt)) throw new ProblemError('client.already_accepted');
  share.createdAt = new Date();
  const shared = folder.name;
  if (client.emailConfirmedAt) {
    await tellOfMore(em, deps, input, { client, shared, requested: undefined });
    return null;
  }
  await assertProven(em, deps, input, client);
  client.invitedAt = new Date();
  return sendLink(em, deps, input, { client, shared });
}

/** Returns whether an account waits for its first password, as an invitation leaves it. */
export const isWaiting = ({ invitedAt, emailConfirmedAt }: Client): boolean =>
  Boolean(invitedAt) && !emailConfirmedAt;
