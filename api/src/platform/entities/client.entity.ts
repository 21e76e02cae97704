import { defineEntity, p } from '@mikro-orm/core';
import type { SubmissionMails } from '../contract/index.ts';
import { createdAtColumn, idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { PLATFORM_ACCOUNT_ID } from './account.entity.ts';
import { User } from './user.entity.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const ClientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  checks: [
    lowerCaseCheck('clients'),
    { name: 'clients_submission_mails', expression: "submission_mails in ('none', 'each', 'daily')" },
  ],
  uniques: [{ name: 'clients_account', properties: ['accountId', 'id'] }],
  indexes: [{ name: 'clients_created', properties: ['createdAt'] }],
  properties: {
    id: idColumn(),
    /** Clients are the platform's: administrators create and approve them. */
    accountId: p.uuid().default(PLATFORM_ACCOUNT_ID),
    email: p.text().unique(),
    /** Null after two sign-ups with one address, until the reader of its mailbox chooses a password. */
    passwordHash: p.text().nullable().hidden(),
    /** True while the password is an administrator's choice: the client may only replace it. */
    hasInitialPassword: p.boolean().default(false),
    name: p.text().nullable(),
    companyName: p.text().nullable(),
    isActive: p.boolean().default(false),
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').nullable().deleteRule('set null'),
    emailConfirmedAt: timeColumn().nullable(),
    /** Time of the last invitation; null for those who signed up or were given a password. */
    invitedAt: timeColumn().nullable(),
    /**
     * The account whose people were shown the link that sets the password, because no mail was sent: the address is
     * proven to nobody else. Null where it was mailed, or passed on by an administrator of the platform.
     */
    linkShownTo: p.uuid().nullable(),
    /** Last use of the portal, to within minutes. */
    lastSeenAt: timeColumn().nullable(),
    /** Language of the client's mails and portal, chosen with the invitation; null = the browser's. */
    locale: p.text().nullable(),
    /** Whether a mail says that somebody mentioned the client. */
    mentionMails: p.boolean().default(true),
    /** Mails about new submissions, and until when those that arrived have been mailed. */
    submissionMails: p.text().$type<SubmissionMails>().default('none'),
    newsUntil: timeColumn().nullable(),
    /** Monday of the last week that needs no weekly mail any more; null = no weekly mails. */
    weeklySentFor: p.date().nullable(),
    /** As their browser said when they turned weekly mails on; null = UTC. */
    timeZone: p.text().nullable(),
    createdAt: createdAtColumn(),
  },
});

/** An external customer with a sign-in apart from users (CLNT-001). */
export class Client extends ClientSchema.class {
  static readonly references = [TO_ACCOUNT];
}
ClientSchema.setClass(Client);
