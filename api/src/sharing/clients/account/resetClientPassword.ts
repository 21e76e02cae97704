import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { consumeToken, findToken } from '../../../people/auth/oneTimeTokens.ts';
import { replacePassword } from '../../../people/auth/password/passwordReset.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { ClientPasswordPage } from '../../../platform/contract/index.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { findPortalBrand } from '../portalBrand.ts';
import { openClient, type OpenedClient } from './openClient.ts';

/**
 * Returns how the page of a link that sets a password looks: in the client's language, and as their portal.
 * @throws {ProblemError} `auth.link_invalid`.
 */
export async function loadPasswordPage(em: EntityManager, token: string): Promise<ClientPasswordPage> {
  const link =
    (await findToken(em, { realm: 'client', purpose: 'invite', token })) ??
    (await findToken(em, { realm: 'client', purpose: 'reset_password', token }));
  const client = link?.subjectId ? await em.findOne(Client, { id: link.subjectId }) : null;
  if (!client) throw new ProblemError('auth.link_invalid');
  return { locale: client.locale ?? null, brand: await findPortalBrand(em, client.id) };
}

/**
 * Sets a client's password by a mailed link (D-136), or by an invitation, which it accepts (CLNT-087).
 * @returns what the accepted invitation opens; null for other links, and for a client who may not sign in.
 * @throws {ProblemError} `auth.link_invalid`; `request.invalid` for the password an administrator chose.
 */
export async function resetClientPassword(
  em: EntityManager,
  config: Config,
  input: { token: string; password: string; passwordHash: string; source: RequestSource; logger: Logger },
): Promise<OpenedClient | null> {
  const { token, password, passwordHash, source, logger } = input;
  const invited = await consumeToken(em, { realm: 'client', purpose: 'invite', token });
  const spent = invited ?? (await consumeToken(em, { realm: 'client', purpose: 'reset_password', token }));
  const client = spent?.subjectId ? await em.findOne(Client, { id: spent.subjectId }) : null;
  if (!client) throw new ProblemError('auth.link_invalid');
  if (client.hasInitialPassword && (await passwordMatches(password, client.passwordHash ?? null))) {
    const message = 'Choose a password other than the one you were given.';
    const issues = [{ path: ['newPassword'], code: 'initial', message }];
    throw new ProblemError('request.invalid', { issues });
  }
  client.hasInitialPassword = false;
  // A reader of the mail has proven the address.
  client.emailConfirmedAt ??= new Date();
  // A link that resets a password is mailed, or passed on by an administrator of the platform.
  if (!invited) client.linkShownTo = null;
  const change = { passwordHash, source, byMailedLink: true };
  await replacePassword(em, config, { realm: 'client', account: client, ...change });
  if (!invited) return null;
  const opened = await openClient(em, client, { source, logger, deviceId: null, captchaVerified: false });
  return typeof opened === 'object' && opened.kind === 'signed_in' ? opened : null;
}
