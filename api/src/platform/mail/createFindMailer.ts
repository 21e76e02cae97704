import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../calendar/durations.ts';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { loadMailServer, type MailServer } from '../settings/mailServer.ts';
import { writeMailServerState, type MailFailureReason } from '../settings/mailServerState.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { MailError } from './mailFailure.ts';

/** Time after which a process writes again that mails leave, or fail as before, in ms. */
const REPEAT_MS = 5 * MINUTE_MS;

/** Returns the client of the mail server as it is set now; null without one, when mails wait (D-23). */
export type FindMailer = () => Promise<Mailer | null>;

interface FindMailerDeps {
  orm: MikroORM;
  config: Config;
  logger: Logger;
}

/**
 * Creates what finds the client of the mail server. The server is read from the database each time, so that each
 * process sends by the one that was typed last (D-202). What comes of mails is kept for the screens.
 */
export function createFindMailer(deps: FindMailerDeps): { findMailer: FindMailer; close(): Promise<void> } {
  const { orm, config } = deps;
  let current: { id: string; mailer: Mailer } | null = null;
  return {
    async findMailer() {
      const server = await loadMailServer(orm.em.fork(), config);
      if (server && current?.id === server.id) return current.mailer;
      const before = current;
      const next = server && {
        id: server.id,
        mailer: rememberOutcomes(createMailer(server, config), server, deps),
      };
      current = next;
      await before?.mailer.close();
      return next?.mailer ?? null;
    },
    close: async () => current?.mailer.close(),
  };
}

/** Keeps whether the server took the last mail; a mail that it refuses for its own sake says nothing of others. */
function rememberOutcomes(
  mailer: Mailer,
  server: MailServer,
  { orm, config, logger }: FindMailerDeps,
): Mailer {
  let written: { reason: MailFailureReason | null; at: number } | null = null;
  const remember = async (failure: MailError | null): Promise<void> => {
    const reason = failure?.reason ?? null;
    const now = Date.now();
    if (written?.reason === reason && now < written.at + REPEAT_MS) return;
    written = { reason, at: now };
    const at = new Date(now).toISOString();
    const change = failure
      ? { failure: { at, reason: failure.reason, words: failure.words } }
      : { acceptedAt: at };
    // The mail has gone out, or not, whether or not this can be written.
    await inTransaction(orm, async (em) => {
      const isCurrent = (await loadMailServer(em, config))?.id === server.id;
      if (isCurrent) await writeMailServerState(em, server, change);
    }).catch((error: unknown) => logger.warn({ err: error }, 'What came of a mail could not be written'));
  };
  return {
    ...mailer,
    async send(message) {
      try {
        await mailer.send(message);
      } catch (error) {
        if (error instanceof MailError && !error.isOfOneMail) await remember(error);
        throw error;
      }
      await remember(null);
    },
  };
}
