import type { EntityManager } from '@mikro-orm/postgresql';
import { issueToken } from '../../../people/auth/oneTimeTokens.ts';
import { pageUrl } from '../../../people/auth/realms.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { ClientLink } from '../../../platform/contract/index.ts';
import type { Client } from '../../../platform/entities/client.entity.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { hasMailServer } from '../../../platform/settings/mailServer.ts';

/** The parts that links to clients need. */
export interface ClientLinkDeps {
  config: Config;
}

interface LinkMail {
  client: Client;
  kind: 'client_invited' | 'client_reset_password';
  /** Who invites; the mails of their account are limited. */
  actor: Pick<Actor, 'accountId' | 'fullName'>;
  /** What the client will see, in words. */
  shared?: string;
}

/**
 * Mails a link with which a client sets a password (CLNT-087).
 * @returns the link where no mail reaches the client, for the administrator to pass on; else null.
 */
export async function mailClientLink(
  em: EntityManager,
  { config }: ClientLinkDeps,
  { client, kind, actor, shared = config.platformName }: LinkMail,
): Promise<ClientLink | null> {
  const isInvitation = kind === 'client_invited';
  const purpose = isInvitation ? 'invite' : 'reset_password';
  const token = await issueToken(em, { realm: 'client', purpose, subjectId: client.id });
  // The page speaks of a first password.
  const url = pageUrl(config, 'client', 'setPassword', token) + (isInvitation ? '&invited=' : '');
  if (!(await hasMailServer(em, config))) return { url, reason: 'no_mail_server' };
  const envelope = { to: client.email, platformName: config.platformName, accountId: actor.accountId };
  const held = isInvitation
    ? await queueMail(em, kind, envelope, { url, shared, by: actor.fullName })
    : await queueMail(em, kind, envelope, { url });
  return held ? { url, reason: 'held' } : null;
}
