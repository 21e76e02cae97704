import { LANGUAGES } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { webhookChannel } from '../../delivery/channels/webhook.ts';
import { sayIn, type Say } from '../texts/translate.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { MAILS } from './mails.ts';

/** Whatever a mail asks for is this, so that every word of another script is the mail's own. */
const DATA = '名前';
const FACTS = [{ label: DATA, value: DATA }];
const KNOWN = {
  answers: FACTS,
  changes: FACTS,
  comments: FACTS,
  figures: FACTS,
  submissions: FACTS,
  period: { from: DATA, to: DATA },
  status: { label: DATA, url: DATA },
  link: { label: DATA, url: DATA },
  texts: webhookChannel.stopped,
};
const data = new Proxy({}, { get: (_none, name) => KNOWN[name as keyof typeof KNOWN] ?? DATA });
/** Mails whose texts the caller gives, in the visitor's language. */
const GIVEN = new Set(['email_code', 'continue_link', 'continue_reminder']);

const kinds = Object.entries(MAILS).filter(([kind]) => !GIVEN.has(kind));

test.each(kinds)('SHELL-053 the mail %s has no word that is left in English', (_kind, write) => {
  const content = (write as (given: object, say: Say) => MailContent)(data, sayIn('ja'));
  const { subject, text, html } = composeMail(content, DATA, 'ja');
  const shown = html.replace(/<style.*?<\/style>|<[^>]*>|&\w+;/gs, ' ');
  expect(`${subject} ${text} ${shown}`.match(/\b(?!Webhook)[A-Za-z]{3,}/g)).toBeNull();
});

test('SHELL-053 every language but English has words of its own for each mail', () => {
  for (const language of LANGUAGES.filter((one) => one !== 'en'))
    for (const [kind, write] of kinds) {
      const subject = (say: Say) => (write as (given: object, say: Say) => MailContent)(data, say).subject;
      const same = subject(sayIn(language)) === subject(sayIn('en'));
      expect([language, kind, same && subject(sayIn('en')) !== DATA]).toEqual([language, kind, false]);
    }
});
