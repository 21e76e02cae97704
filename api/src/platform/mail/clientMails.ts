import type { Say } from '../texts/translate.ts';
import type { MailContent, MailFact } from './composeMail.ts';

/** What somebody has shared with a client, both in words. */
export interface Shared {
  url: string;
  shared: string;
  by: string;
}

/** The texts of mails to clients about their accounts, by kind. */
export const clientMails = {
  client_invited: ({ url, shared, by }: Shared, say: Say): MailContent => ({
    subject: say('You can now see {shared}', { shared }),
    paragraphs: [
      say('{by} shared {shared} with you. Choose a password to see it in your portal.', { by, shared }),
    ],
    action: { label: say('Choose a password'), url },
    note: say('This link works once and for 7 days. If you did not expect it, ignore this email.'),
  }),

  client_more_shared: ({ url, shared, by }: Shared, say: Say): MailContent => ({
    subject: say('You can now see {shared}', { shared }),
    paragraphs: [say('{by} shared {shared} with you. You will find it in your portal.', { by, shared })],
    action: { label: say('Open your portal'), url },
  }),

  client_news: (
    news: { formTitle: string; count: number; submissions: readonly MailFact[]; url: string },
    say: Say,
  ): MailContent => ({
    subject:
      news.count === 1
        ? say('1 new submission: {title}', { title: news.formTitle })
        : say('{count} new submissions: {title}', { count: news.count, title: news.formTitle }),
    paragraphs: [say('“{title}” has new submissions.', { title: news.formTitle })],
    facts: news.submissions,
    action: { label: say('Open your portal'), url: news.url },
    note: say('You chose these emails in your portal. You can turn them off there, under Account.'),
  }),

  client_confirm_email: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Confirm your email address'),
    paragraphs: [
      say('Please confirm that this is your email address.'),
      say('An administrator will review your request. We will email you when you can sign in.'),
    ],
    action: { label: say('Confirm email address'), url },
    note: say('This link works once and for 24 hours. If you did not request access, ignore this email.'),
  }),

  client_choose_password: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Confirm your email address'),
    paragraphs: [
      say(
        'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.',
      ),
      say('An administrator will review your request. We will email you when you can sign in.'),
    ],
    action: { label: say('Choose a password'), url },
    note: say('This link works once and for one hour. If you did not request access, ignore this email.'),
  }),

  client_account_exists: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('You already have access'),
    paragraphs: [
      say(
        'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.',
      ),
      say('You can sign in, or reset your password if you forgot it.'),
    ],
    action: { label: say('Sign in'), url },
    note: say('If this was not you, ignore this email.'),
  }),

  client_reset_password: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Reset your password'),
    paragraphs: [say('Someone, probably you, requested a new password for your account.')],
    action: { label: say('Set a new password'), url },
    note: say(
      'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.',
    ),
  }),

  client_password_changed: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Your password was changed'),
    paragraphs: [
      say('The password of your account was just changed, and every browser was signed out.'),
      say('If this was not you, set a new password now and contact the person who gave you access.'),
    ],
    action: { label: say('Set a new password'), url },
  }),

  client_activated: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Your account is active'),
    paragraphs: [say('You now have access and can sign in.')],
    action: { label: say('Sign in'), url },
  }),
} as const;
