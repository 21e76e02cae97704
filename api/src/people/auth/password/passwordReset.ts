import type { EntityManager } from '@mikro-orm/postgresql';
import { checkPassword } from '@inlay/sdk/model';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import type { Config } from '../../../platform/config/config.ts';
import { invalidField } from '../../../platform/http/invalidField.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { clearFailures } from '../../../platform/limits/lockout.ts';
import { endLinksOf, issueToken } from '../oneTimeTokens.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import {
  endAccountSessions,
  eventSubject,
  findAccount,
  mailAccount,
  type AccountOf,
  type RealmName,
} from '../realms.ts';

/** Mails a link that sets a new password. Runs as a job: the answer was sent before (D-44, D-07). */
export async function mailPasswordReset(
  em: EntityManager,
  config: Config,
  input: { realm: RealmName; email: string; source: RequestSource },
): Promise<void> {
  const { realm, email, source } = input;
  const account = await findAccount(em, realm, { email });
  const subject = eventSubject(realm, account?.id ?? null);
  await recordEvent(em, { type: 'password_reset_requested', source, ...subject, data: { email } });
  if (!account) return;
  const token = await issueToken(em, { realm, purpose: 'reset_password', subjectId: account.id });
  await mailAccount(em, config, {
    realm,
    kind: 'reset_password',
    to: email,
    page: 'setPassword',
    token,
    requested: source.language,
  });
}

/**
 * Returns the hash of a new password that meets the one rule.
 * @param context names and addresses that no password may be built on.
 * @throws {ProblemError} `request.invalid` beside its field.
 */
export async function hashNewPassword(password: string, context: readonly string[]): Promise<string> {
  const checked = checkPassword(password, context);
  if (checked.ok) return hashPassword(checked.value);
  throw invalidField('newPassword', checked);
}

/** Replaces the password of an account, and ends its sessions and mailed links, and tells the owner (T24, D-43, D-136). */
export async function replacePassword(
  em: EntityManager,
  config: Config,
  input: {
    realm: RealmName;
    account: AccountOf<RealmName>;
    passwordHash: string;
    source: RequestSource;
    byMailedLink: boolean;
  },
): Promise<void> {
  const { realm, account, passwordHash, source, byMailedLink } = input;
  const { id, email } = account;
  const isFirst = !account.passwordHash;
  account.passwordHash = passwordHash;
  await clearFailures(em, { realm, email });
  await endAccountSessions(em, realm, id);
  // Ends links that someone else may have requested: for another address, another password.
  await endLinksOf(em, realm, id);
  await recordEvent(em, {
    type: 'password_changed',
    source,
    ...eventSubject(realm, id),
    data: { byMailedLink },
  });
  // Who chose their first password has just read the invitation.
  if (isFirst) return;
  await mailAccount(em, config, {
    realm,
    kind: 'password_changed',
    to: email,
    page: 'forgotPassword',
    requested: source.language,
  });
}
