import type { EntityManager } from '@mikro-orm/postgresql';
import type { LockMode } from '@mikro-orm/core';
import type { Language } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { endClientSessions, endOldestClientSessions } from '../../platform/identity/clientSessions.ts';
import { endOldestSessions, endSessionsOf } from '../../platform/identity/sessions.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { confirmUser } from './sign-up/confirmUser.ts';

/** The account type of each realm; an account belongs to one realm only (D-145). */
interface Accounts {
  user: User;
  client: Client;
}
export type RealmName = keyof Accounts;
export type AccountOf<Name extends RealmName> = Accounts[Name];

type Page = 'signIn' | 'confirm' | 'setPassword' | 'forgotPassword';

/** Pages of the dashboard, by realm. */
const PAGES: Readonly<Record<RealmName, Readonly<Record<Page, string>>>> = {
  user: {
    signIn: '/auth',
    confirm: '/confirm',
    setPassword: '/reset-password',
    forgotPassword: '/auth?view=reset',
  },
  client: {
    signIn: '/client/auth',
    confirm: '/client/confirm',
    setPassword: '/client/reset-password',
    forgotPassword: '/client/forgot-password',
  },
};

/** Mails about an account that carry one link; clients get other texts than users. */
type AccountMail =
  | 'confirm_email'
  | 'choose_password'
  | 'account_exists'
  | 'reset_password'
  | 'password_changed';

/** Returns the account of an id or address, or null. */
export const findAccount = <Name extends RealmName>(
  em: EntityManager,
  realm: Name,
  by: { id: string; passwordHash?: string | null } | { email: string },
  options: { lockMode?: LockMode } = {},
): Promise<AccountOf<Name> | null> =>
  (realm === 'user' ? em.findOne(User, by, options) : em.findOne(Client, by, options)) as Promise<
    AccountOf<Name>
  >;

/** Marks the address of an account as proven. */
export async function confirmAccount(
  em: EntityManager,
  config: Config,
  realm: RealmName,
  accountId: string,
): Promise<void> {
  if (realm === 'user') return confirmUser(em, config, await em.findOneOrFail(User, { id: accountId }));
  const client = await em.findOneOrFail(Client, { id: accountId });
  client.emailConfirmedAt ??= new Date();
}

/** Ends every session of an account; open streams of them close (T25). */
export const endAccountSessions = (em: EntityManager, realm: RealmName, accountId: string): Promise<void> =>
  realm === 'user' ? endSessionsOf(em, accountId) : endClientSessions(em, accountId);

/** Makes room for one more session of an account (ASVS 7.1.2). */
export const endOldestAccountSessions = (
  em: EntityManager,
  realm: RealmName,
  accountId: string,
): Promise<void> =>
  realm === 'user' ? endOldestSessions(em, accountId) : endOldestClientSessions(em, accountId);

/** Names the account in a security event. */
export const eventSubject = (realm: RealmName, accountId: string | null) =>
  realm === 'user' ? { userId: accountId } : { clientId: accountId };

/**
 * Returns the address of a page, with the secret in the fragment: no server sees it, no log stores it (D-41).
 */
export const pageUrl = (config: Config, realm: RealmName, page: Page, token?: string): string =>
  config.publicUrl + PAGES[realm][page] + (token === undefined ? '' : `#token=${token}`);

/** Mails the link to a page of the account's realm. */
export async function mailAccount(
  em: EntityManager,
  config: Config,
  mail: {
    realm: RealmName;
    kind: AccountMail;
    to: string;
    page: Page;
    token?: string;
    requested?: Language | undefined;
  },
): Promise<void> {
  const { realm, kind, to, page, token, requested } = mail;
  const envelope = { to, platformName: config.platformName, requested };
  const url = pageUrl(config, realm, page, token);
  await queueMail(em, realm === 'user' ? kind : `client_${kind}`, envelope, { url });
}
