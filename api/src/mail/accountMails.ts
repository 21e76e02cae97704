import type { MailContent } from './composeMail.ts';

/** The texts of mails about accounts, by kind. */
export const accountMails = {
  confirm_email: ({ url }: { url: string }): MailContent => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Welcome! Please confirm that this is your email address.',
      'After you confirm it, an administrator approves your account.',
    ],
    action: { label: 'Confirm email address', url },
    note: 'This link works once and for 24 hours. If you did not request an account, ignore this email.',
  }),

  choose_password: ({ url }: { url: string }): MailContent => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'An account was requested more than once with this email address. To confirm that it is yours, please choose a password.',
      'After you confirm it, an administrator approves your account.',
    ],
    action: { label: 'Choose a password', url },
    note: 'This link works once and for one hour. If you did not request an account, ignore this email.',
  }),

  account_exists: ({ url }: { url: string }): MailContent => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, requested an account with this email address. You already have one, so nothing changed.',
      'You can sign in, or reset your password if you forgot it.',
    ],
    action: { label: 'Sign in', url },
    note: 'If this was not you, ignore this email.',
  }),

  reset_password: ({ url }: { url: string }): MailContent => ({
    subject: 'Reset your password',
    paragraphs: ['Someone, probably you, requested a new password for your account.'],
    action: { label: 'Set a new password', url },
    note: 'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.',
  }),

  password_changed: ({ url }: { url: string }): MailContent => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and every other browser was signed out.',
      'If this was not you, set a new password now and contact your administrator.',
    ],
    action: { label: 'Set a new password', url },
  }),

  change_email: ({ url }: { url: string }): MailContent => ({
    subject: 'Confirm your new email address',
    paragraphs: ['Please confirm this address. You then sign in with it.'],
    action: { label: 'Confirm new email address', url },
    note: 'This link works once and for 24 hours. If you did not request this, ignore this email.',
  }),

  email_changed: ({ newEmail }: { newEmail: string }): MailContent => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account now has the email address ${newEmail}. This is the last email to the old address.`,
      'If this was not you, contact your administrator now.',
    ],
  }),

  second_factor_changed: ({ what, url }: { what: string; url: string }): MailContent => ({
    subject: 'Your two-step sign-in was changed',
    paragraphs: [what, 'If this was not you, set a new password now and contact your administrator.'],
    action: { label: 'Security settings', url },
  }),

  account_approved: ({ url }: { url: string }): MailContent => ({
    subject: 'Your account was approved',
    paragraphs: ['An administrator approved your account. You can sign in now.'],
    action: { label: 'Open the dashboard', url },
  }),

  approval_requested: (account: { email: string; fullName: string; url: string }): MailContent => ({
    subject: 'A new account needs your approval',
    paragraphs: [
      `${account.fullName ? `${account.fullName} (${account.email})` : account.email} confirmed their email address and is waiting for your approval.`,
    ],
    action: { label: 'Open user approvals', url: account.url },
  }),

  trust_browser: ({ url }: { url: string }): MailContent => ({
    subject: 'Sign in while your account is locked',
    paragraphs: [
      'Someone entered wrong passwords for your account, so sign-in is locked for 15 minutes.',
      'Open this link in the browser you want to use. You can then sign in there right away.',
    ],
    action: { label: 'Try again in this browser', url },
    note: 'This link works once and for one hour. If you did not request it, ignore this email.',
  }),

  contact_message: (message: {
    name: string;
    email: string;
    subject: string;
    message: string;
  }): MailContent => ({
    subject: message.subject,
    paragraphs: [`${message.name} (${message.email}) wrote:`, message.message],
    note: 'Reply to this email to answer them.',
  }),
} as const;

/** Mails whose link works like a password: only the recipient may read them. */
export const MAILS_WITH_SECRETS: readonly string[] = [
  'confirm_email',
  'choose_password',
  'trust_browser',
  'reset_password',
  'change_email',
  'client_invited',
  'client_confirm_email',
  'client_choose_password',
  'client_reset_password',
];
