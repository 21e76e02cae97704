import { accountMails } from './accountMails.ts';
import { clientMails } from './clientMails.ts';
import { submissionMails } from './submissionMails.ts';

/** Every mail of the platform: its kind and its words. */
export const MAILS = { ...accountMails, ...clientMails, ...submissionMails } as const;

export type MailKind = keyof typeof MAILS;
export type MailData<Kind extends MailKind> = Parameters<(typeof MAILS)[Kind]>[0];
