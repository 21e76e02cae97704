import type { Say } from '../texts/translate.ts';
import type { MailContent } from './composeMail.ts';

/** Mails to the visitors of a form. */
export const visitorMails = {
  auto_reply: (
    reply: { subject: string; text: string; formTitle: string; status: MailContent['action'] | null },
    say: Say,
  ): MailContent => ({
    subject: reply.subject,
    paragraphs: reply.text.split(/\n{2,}/),
    ...(reply.status && { action: reply.status }),
    note: say(
      'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.',
      { title: reply.formTitle },
    ),
  }),

  sender_answer: (answer: { text: string; formTitle: string; url: string }, say: Say): MailContent => ({
    subject: say('New message: {title}', { title: answer.formTitle }),
    paragraphs: answer.text.split(/\n{2,}/),
    action: { label: say('View message'), url: answer.url },
    note: say('You received this email because you entered this address in the form “{title}”.', {
      title: answer.formTitle,
    }),
  }),

  /** In the visitor's language (`CODE_MAIL_TEXTS`). The subject outlives the mail in the outbox, so the code is not in it. */
  email_code: (mail: Pick<MailContent, 'subject' | 'paragraphs' | 'note'>): MailContent => mail,

  /** The link that continues answers, and the mail before their end, in the visitor's language (`UNFINISHED_TEXTS`). */
  continue_link: (mail: MailContent): MailContent => mail,
  continue_reminder: (mail: MailContent): MailContent => mail,

  place_free: (free: { formTitle: string; link: MailContent['action'] | null }, say: Say): MailContent => ({
    subject: say('You have a place: {title}', { title: free.formTitle }),
    paragraphs: [
      say('A place became free, and you were next on the waiting list of “{title}”. It is yours now.', {
        title: free.formTitle,
      }),
    ],
    ...(free.link && { action: free.link }),
    note: say(
      'You received this email because someone entered this address in the form “{title}”. If that was not you, ignore it.',
      { title: free.formTitle },
    ),
  }),

  reply: (reply: { subject: string; text: string; formTitle: string }, say: Say): MailContent => ({
    subject: reply.subject,
    paragraphs: reply.text.split(/\n{2,}/),
    note: say('You received this email because you entered this address in the form “{title}”.', {
      title: reply.formTitle,
    }),
  }),
} as const;
