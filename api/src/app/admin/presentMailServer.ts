import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { MailServerResponse } from '../../platform/contract/index.ts';
import { presentFailure } from '../../platform/mail/mailFailure.ts';
import { loadMailServer, parseSender } from '../../platform/settings/mailServer.ts';
import { loadMailServerState } from '../../platform/settings/mailServerState.ts';
import type { Say } from '../../platform/texts/translate.ts';

/** Presents the mail server, without its password, and what came of the last mails (D-202). */
export async function presentMailServer(
  em: EntityManager,
  config: Config,
  say: Say,
): Promise<MailServerResponse> {
  const found = await loadMailServer(em, config);
  if (!found) {
    const nothing = { source: null, server: null, acceptedAt: null, failure: null };
    return { ...nothing, sender: parseSender(config.mailFrom) };
  }
  const { source, sender, host, port, security, user, hasPassword } = found;
  const { acceptedAt, failure } = await loadMailServerState(em, found);
  return {
    source,
    server: { host, port, security, user, hasPassword },
    sender,
    acceptedAt,
    failure: failure && { at: failure.at, ...presentFailure(failure, say) },
  };
}
