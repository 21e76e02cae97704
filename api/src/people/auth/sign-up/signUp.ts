import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { endLinksOf, issueToken } from '../oneTimeTokens.ts';
import { findAccount, mailAccount, type AccountOf, type RealmName } from '../realms.ts';

/** A sign-up of either realm. */
interface SignUp<Name extends RealmName> {
  realm: Name;
  email: string;
  source: RequestSource;
  /** Data of the security event. */
  data: object;
  /** Returns the account with the typed values: a new one, or the one with this address. */
  store(known: AccountOf<Name> | null): Promise<AccountOf<Name>>;
}

/**
 * Creates an account, or mails its holder that the address has one (D-31, D-138). Runs as a job, so that the
 * response is the same, and as fast, in both cases (T23).
 */
export async function signUp<Name extends RealmName>(
  em: EntityManager,
  config: Config,
  { realm, email, source, data, store }: SignUp<Name>,
): Promise<void> {
  const known = await findAccount(em, realm, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailConfirmedAt) {
    const requested = source.language;
    return mailAccount(em, config, { realm, kind: 'account_exists', to: email, page: 'signIn', requested });
  }
  // Of two sign-ups for an unproven address, one is a stranger's: neither password counts (decision 105).
  if (known) known.passwordHash = null;
  const account = await store(known);
  const event =
    realm === 'user'
      ? ({ type: 'user_signup', userId: account.id } as const)
      : ({ type: 'client_signup', clientId: account.id } as const);
  await recordEvent(em, { ...event, source, data: { email, ...data } });
  await mailConfirmation(em, config, { realm, account, requested: source.language });
}

/** Mails the confirmation link of an address again (D-32), unless no confirmation is due. */
export async function resendConfirmation(
  em: EntityManager,
  config: Config,
  { realm, email, requested }: { realm: RealmName; email: string; requested?: Language | undefined },
): Promise<void> {
  const account = await findAccount(em, realm, { email });
  if (account && !account.emailConfirmedAt) await mailConfirmation(em, config, { realm, account, requested });
}

async function mailConfirmation(
  em: EntityManager,
  config: Config,
  mail: { realm: RealmName; account: AccountOf<RealmName>; requested: Language | undefined },
): Promise<void> {
  const { realm, account, requested } = mail;
  const { id, email: to, passwordHash = null } = account;
  await endLinksOf(em, realm, id);
  const about = { realm, to, requested };
  if (passwordHash === null) {
    const token = await issueToken(em, { realm, purpose: 'reset_password', subjectId: id });
    return mailAccount(em, config, { ...about, kind: 'choose_password', page: 'setPassword', token });
  }
  const token = await issueToken(em, { realm, purpose: 'confirm_email', subjectId: id });
  return mailAccount(em, config, { ...about, kind: 'confirm_email', page: 'confirm', token });
}
