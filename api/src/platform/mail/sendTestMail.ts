import type { Language } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import type { MailTestResponse } from '../contract/index.ts';
import { sayIn } from '../texts/translate.ts';
import { presentFailure } from './mailFailure.ts';
import type { Mailer } from './mailer.ts';
import { sendNow } from './sendNow.ts';

/** Sends a mail that says the mail server works, and says what came of it. */
export async function sendTestMail(
  mailer: Mailer,
  config: Config,
  { to, language }: { to: string; language: Language },
): Promise<MailTestResponse> {
  const { platformName, publicUrl } = config;
  const failure = await sendNow(mailer, config, { to, language }, (say) => ({
    subject: say('{platform} can send email', { platform: platformName }),
    paragraphs: [say('This is the test you asked for. Your mail server accepts email from this address.')],
    action: { label: say('Open the dashboard'), url: `${publicUrl}/dashboard` },
  }));
  return { to, failure: failure && presentFailure(failure, sayIn(language)) };
}
