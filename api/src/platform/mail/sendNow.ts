import type { Language } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import { createId } from '../db/columns.ts';
import { sayIn, type Say } from '../texts/translate.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { MailError } from './mailFailure.ts';
import type { Mailer } from './mailer.ts';

/**
 * Sends a mail past the outbox, so that the caller learns at once whether the server took it.
 * @returns why it did not, or null.
 */
export async function sendNow(
  mailer: Mailer,
  { platformName }: Config,
  { to, language }: { to: string; language: Language },
  write: (say: Say) => MailContent,
): Promise<MailError | null> {
  const mail = composeMail(write(sayIn(language)), platformName, language);
  try {
    await mailer.send({ id: createId(), to, replyTo: null, stopUrl: null, ...mail });
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    throw error;
  }
}
