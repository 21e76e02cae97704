import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const InvitationListSchema = defineEntity({
  name: 'InvitationList',
  tableName: 'invitation_lists',
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Whether nothing may join its people and their answers; fixed once somebody is on it (decision 881). */
    isAnonymous: p.boolean().default(false),
    /** The language of what the platform adds to its mails. */
    language: p.text().$type<Language>(),
    subject: p.text(),
    body: p.text(),
    /** When the first mails go out; null = none are sent. */
    startsAt: timeColumn().nullable(),
    /** Days from the first mail to the first reminder, and from each to the next. */
    remindAfterDays: p.integer().nullable(),
    remindEveryDays: p.integer().nullable(),
    /** Reminders that one person gets by schedule; 0 = none. */
    remindMost: p.integer().default(0),
    /** Time from which no reminder is sent; null = none. */
    remindUntil: timeColumn().nullable(),
    /** When an anonymous list last learned who has answered; see `carryOver`. */
    carriedAt: timeColumn().nullable(),
  },
});

/** The people who are invited to a form: what they are sent, and when (INVITE-001). */
export class InvitationList extends InvitationListSchema.class {
  static readonly references = [TO_FORM];
}
InvitationListSchema.setClass(InvitationList);
