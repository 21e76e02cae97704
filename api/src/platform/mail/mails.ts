import { accountMails } from './accountMails.ts';
import { clientMails } from './clientMails.ts';
import { submissionMails } from './submissionMails.ts';
import { visitorMails } from './visitorMails.ts';

/** The texts of every mail, by kind. */
export const MAILS = { ...accountMails, ...clientMails, ...submissionMails, ...visitorMails } as const;

export type MailKind = keyof typeof MAILS;
export type MailData<Kind extends MailKind> = Parameters<(typeof MAILS)[Kind]>[0];
