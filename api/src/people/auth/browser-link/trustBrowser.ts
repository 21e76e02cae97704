import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { rememberDevice } from './deviceCookie.ts';
import { clearFailures } from '../../../platform/limits/lockout.ts';
import { consumeToken, issueToken } from '../oneTimeTokens.ts';
import { findAccount, pageUrl, type RealmName } from '../realms.ts';

/**
 * Mails a link that lets one browser try to sign in while the address is locked (D-186). Runs as a job, so
 * that the response does not reveal whether an account exists (T23).
 */
export async function mailBrowserLink(
  em: EntityManager,
  config: Config,
  { realm, email, requested }: { realm: RealmName; email: string; requested?: Language | undefined },
): Promise<void> {
  const account = await findAccount(em, realm, { email });
  if (!account) return;
  const token = await issueToken(em, { realm, purpose: 'trust_browser', subjectId: account.id });
  // In the fragment, which no server sees and no log stores (D-41).
  const url = `${pageUrl(config, realm, 'signIn')}#browser=${token}`;
  const envelope = { to: email, platformName: config.platformName, requested };
  await queueMail(em, 'trust_browser', envelope, { url });
}

/**
 * Follows such a link: the browser counts as one that has signed in before, with all its attempts. The link
 * does not sign it in.
 *
 * @throws {ProblemError} `auth.browser_link_invalid`.
 */
export async function trustBrowser(
  em: EntityManager,
  config: Config,
  { ctx, realm, token }: { ctx: AppContext; realm: RealmName; token: string },
): Promise<void> {
  const spent = await consumeToken(em, { realm, purpose: 'trust_browser', token });
  const account = spent?.subjectId ? await findAccount(em, realm, { id: spent.subjectId }) : null;
  if (!account) throw new ProblemError('auth.browser_link_invalid');
  const deviceId = rememberDevice(ctx, config, account.id);
  await clearFailures(em, { realm, email: account.email, deviceId });
}
