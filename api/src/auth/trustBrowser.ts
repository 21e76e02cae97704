import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from '../entities/client.entity.ts';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../http/appContext.ts';
import { ProblemError } from '../http/problemError.ts';
import { queueMail } from '../mail/queueMail.ts';
import { User } from '../entities/user.entity.ts';
import { rememberDevice } from './deviceCookie.ts';
import { clearFailures, type AttemptKey } from '../limits/lockout.ts';
import { consumeToken, issueToken } from './oneTimeTokens.ts';

type Realm = AttemptKey['realm'];

const findAccount = (em: EntityManager, realm: Realm, by: { id: string } | { email: string }) =>
  realm === 'user' ? em.findOne(User, by) : em.findOne(Client, by);

/** Where each realm signs in. */
const SIGN_IN_PAGES: Readonly<Record<Realm, string>> = { user: '/auth', client: '/client/auth' };

/**
 * Mails a link that lets one browser try to sign in while the address is locked (D-186). Runs as a job, so that
 * the answer tells nobody whether there is an account (T23).
 */
export async function mailBrowserLink(
  em: EntityManager,
  config: Config,
  { realm, email }: { realm: Realm; email: string },
): Promise<void> {
  const account = await findAccount(em, realm, { email });
  if (!account) return;
  const token = await issueToken(em, { realm, purpose: 'trust_browser', subjectId: account.id });
  // In the fragment, which no server sees and no log keeps (D-41).
  const url = `${config.publicUrl}${SIGN_IN_PAGES[realm]}#browser=${token}`;
  await queueMail(em, 'trust_browser', { to: email, platformName: config.platformName }, { url });
}

/**
 * Follows such a link: the browser counts as one that has signed in before, with all its tries. It is signed in to
 * nothing by that.
 * @throws {ProblemError} `auth.browser_link_invalid`.
 */
export async function trustBrowser(
  em: EntityManager,
  config: Config,
  { ctx, realm, token }: { ctx: AppContext; realm: Realm; token: string },
): Promise<void> {
  const spent = await consumeToken(em, { realm, purpose: 'trust_browser', token });
  const account = spent?.subjectId ? await findAccount(em, realm, { id: spent.subjectId }) : null;
  if (!account) throw new ProblemError('auth.browser_link_invalid');
  const deviceId = rememberDevice(ctx, config, account.id);
  await clearFailures(em, { realm, email: account.email, deviceId });
}
