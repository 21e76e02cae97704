import type { Say, Text } from '../texts/translate.ts';
import type { MailContent } from './composeMail.ts';

/** The texts of mails about accounts, by kind. */
export const accountMails = {
  confirm_email: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Confirm your email address'),
    paragraphs: [
      say('Welcome! Please confirm that this is your email address.'),
      say('After you confirm it, an administrator approves your account.'),
    ],
    action: { label: say('Confirm email address'), url },
    note: say('This link works once and for 24 hours. If you did not request an account, ignore this email.'),
  }),

  choose_password: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Confirm your email address'),
    paragraphs: [
      say(
        'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.',
      ),
      say('After you confirm it, an administrator approves your account.'),
    ],
    action: { label: say('Choose a password'), url },
    note: say('This link works once and for one hour. If you did not request an account, ignore this email.'),
  }),

  account_exists: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('You already have an account'),
    paragraphs: [
      say(
        'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.',
      ),
      say('You can sign in, or reset your password if you forgot it.'),
    ],
    action: { label: say('Sign in'), url },
    note: say('If this was not you, ignore this email.'),
  }),

  reset_password: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Reset your password'),
    paragraphs: [say('Someone, probably you, requested a new password for your account.')],
    action: { label: say('Set a new password'), url },
    note: say(
      'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.',
    ),
  }),

  password_changed: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Your password was changed'),
    paragraphs: [
      say('The password of your account was just changed, and every other browser was signed out.'),
      say('If this was not you, set a new password now and contact your administrator.'),
    ],
    action: { label: say('Set a new password'), url },
  }),

  change_email: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Confirm your new email address'),
    paragraphs: [say('Please confirm this address. You then sign in with it.')],
    action: { label: say('Confirm new email address'), url },
    note: say('This link works once and for 24 hours. If you did not request this, ignore this email.'),
  }),

  email_changed: ({ newEmail }: { newEmail: string }, say: Say): MailContent => ({
    subject: say('Your email address was changed'),
    paragraphs: [
      say('Your account now has the email address {newEmail}. This is the last email to the old address.', {
        newEmail,
      }),
      say('If this was not you, contact your administrator now.'),
    ],
  }),

  second_factor_changed: (change: { what: Text; name?: string; url: string }, say: Say): MailContent => ({
    subject: say('Your two-step sign-in was changed'),
    paragraphs: [
      say(change.what, { name: change.name }),
      say('If this was not you, set a new password now and contact your administrator.'),
    ],
    action: { label: say('Security settings'), url: change.url },
  }),

  link_identity: ({ name, url }: { name: string; url: string }, say: Say): MailContent => ({
    subject: say('Link your account to {name}', { name }),
    paragraphs: [
      say('Somebody with your email address signed in at {name}.', { name }),
      say('If that was you, link your account. From then on you can sign in with {name}.', { name }),
    ],
    action: { label: say('Link account'), url },
    note: say('This link works once and for one hour. If this was not you, ignore this email.'),
  }),

  sign_in_link_changed: (change: { what: Text; name: string; url: string }, say: Say): MailContent => ({
    subject: say('Your ways to sign in were changed'),
    paragraphs: [
      say(change.what, { name: change.name }),
      say('If this was not you, set a new password now and contact your administrator.'),
    ],
    action: { label: say('Security settings'), url: change.url },
  }),

  account_approved: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Your account was approved'),
    paragraphs: [say('An administrator approved your account. You can sign in now.')],
    action: { label: say('Open the dashboard'), url },
  }),

  approval_requested: (
    { email, fullName, url }: { email: string; fullName: string; url: string },
    say: Say,
  ): MailContent => ({
    subject: say('A new account needs your approval'),
    paragraphs: [
      say('{person} confirmed their email address and is waiting for your approval.', {
        person: fullName ? `${fullName} (${email})` : email,
      }),
    ],
    action: { label: say('Open user approvals'), url },
  }),

  account_invited: (
    { url, by, account }: { url: string; by: string; account: string },
    say: Say,
  ): MailContent => ({
    subject: say('{by} invites you to work together', { by }),
    paragraphs: [say('{by} invites you to work on the forms of {account}.', { by, account })],
    action: { label: say('Accept invitation'), url },
    note: say('This link works once and for seven days. If you do not expect it, ignore this email.'),
  }),

  trust_browser: ({ url }: { url: string }, say: Say): MailContent => ({
    subject: say('Sign in while your account is locked'),
    paragraphs: [
      say('Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.'),
      say('Open this link in the browser you want to use. You can then sign in there right away.'),
    ],
    action: { label: say('Try again in this browser'), url },
    note: say('This link works once and for one hour. If you did not request it, ignore this email.'),
  }),

  contact_message: (
    { name, email, subject, message }: { name: string; email: string; subject: string; message: string },
    say: Say,
  ): MailContent => ({
    subject,
    paragraphs: [say('{name} ({email}) wrote:', { name, email }), message],
    note: say('Reply to this email to answer them.'),
  }),
} as const;

/** Mails whose link works like a password: only the recipient may read them. */
export const MAILS_WITH_SECRETS: readonly string[] = [
  'confirm_email',
  'choose_password',
  'trust_browser',
  'link_identity',
  'reset_password',
  'change_email',
  'account_invited',
  'client_invited',
  'client_confirm_email',
  'client_choose_password',
  'client_reset_password',
];
