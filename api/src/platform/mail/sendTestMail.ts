import type { Language } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import { createId } from '../db/columns.ts';
import { sayIn } from '../texts/translate.ts';
import { composeMail } from './composeMail.ts';
import { MailError, type Mailer } from './mailer.ts';

/**
 * Sends a mail that says the mail server works. It goes past the outbox, so that the caller learns at once.
 * @returns how the server refused it, or null.
 */
export async function sendTestMail(
  mailer: Mailer,
  config: Config,
  { to, language }: { to: string; language: Language },
): Promise<string | null> {
  const { platformName, publicUrl } = config;
  const say = sayIn(language);
  const content = {
    subject: say('{platform} can send email', { platform: platformName }),
    paragraphs: [say('This is the test you asked for. Your mail server accepts email from this address.')],
    action: { label: say('Open the dashboard'), url: `${publicUrl}/dashboard` },
  };
  const mail = composeMail(content, platformName, language);
  try {
    await mailer.send({ id: createId(), to, replyTo: null, stopUrl: null, ...mail });
    return null;
  } catch (error) {
    if (error instanceof MailError) return error.message;
    throw error;
  }
}
