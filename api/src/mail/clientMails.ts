import type { MailContent } from './composeMail.ts';

/** The texts of mails to clients about their accounts, by kind. */
export const clientMails = {
  client_invited: ({ url, shared }: { url: string; shared: string }): MailContent => ({
    subject: `You can now see ${shared}`,
    paragraphs: [`${shared} is shared with you. Choose a password to see it in your portal.`],
    action: { label: 'Choose a password', url },
    note: 'This link works once and for 7 days. If you did not expect it, ignore this email.',
  }),

  client_more_shared: ({ url, shared }: { url: string; shared: string }): MailContent => ({
    subject: `You can now see ${shared}`,
    paragraphs: [`${shared} is shared with you. You will find it in your portal.`],
    action: { label: 'Open your portal', url },
  }),

  client_confirm_email: ({ url }: { url: string }): MailContent => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Please confirm that this is your email address.',
      'An administrator will review your request. We will email you when you can sign in.',
    ],
    action: { label: 'Confirm email address', url },
    note: 'This link works once and for 24 hours. If you did not request access, ignore this email.',
  }),

  client_choose_password: ({ url }: { url: string }): MailContent => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'Access was requested more than once with this email address. To confirm that it is yours, please choose a password.',
      'An administrator will review your request. We will email you when you can sign in.',
    ],
    action: { label: 'Choose a password', url },
    note: 'This link works once and for one hour. If you did not request access, ignore this email.',
  }),

  client_account_exists: ({ url }: { url: string }): MailContent => ({
    subject: 'You already have access',
    paragraphs: [
      'Someone, probably you, requested access with this email address. You already have an account, so nothing changed.',
      'You can sign in, or reset your password if you forgot it.',
    ],
    action: { label: 'Sign in', url },
    note: 'If this was not you, ignore this email.',
  }),

  client_reset_password: ({ url }: { url: string }): MailContent => ({
    subject: 'Reset your password',
    paragraphs: ['Someone, probably you, requested a new password for your account.'],
    action: { label: 'Set a new password', url },
    note: 'This link works once and for one hour. If this was not you, ignore this email; your password stays the same.',
  }),

  client_password_changed: ({ url }: { url: string }): MailContent => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and every browser was signed out.',
      'If this was not you, set a new password now and contact the person who gave you access.',
    ],
    action: { label: 'Set a new password', url },
  }),

  client_activated: ({ url }: { url: string }): MailContent => ({
    subject: 'Your account is active',
    paragraphs: ['You now have access and can sign in.'],
    action: { label: 'Sign in', url },
  }),
} as const;
