import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@inlay/sdk/model';
import { lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { User } from './user.entity.ts';

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profiles',
  checks: [
    lowerCaseCheck('profiles'),
    { name: 'profiles_form_limit', expression: 'form_limit is null or form_limit >= 0' },
  ],
  indexes: [{ name: 'profiles_approval', properties: ['isApproved', 'approvalRequestedAt'] }],
  properties: {
    user: () => p.oneToOne(User).primary().deleteRule('cascade'),
    /** Kept equal to the account's address. */
    email: p.text(),
    fullName: p.text().default(''),
    isApproved: p.boolean().default(false),
    approvalRequestedAt: timeColumn().nullable(),
    notificationsEnabled: p.boolean().default(true),
    /** Whether a mail says that somebody mentioned the user in a comment. */
    mentionMails: p.boolean().default(true),
    approvedAt: timeColumn().nullable(),
    approvedBy: () => p.manyToOne(User).mapToPk().joinColumn('approved_by').nullable().deleteRule('set null'),
    /** Forms the account may have; null = any number (D-05). */
    formLimit: p.integer().nullable().default(1),
    timeZone: p.text().nullable(),
    /** The chosen language of the dashboard and of mails; null = the browser's. */
    language: p.text().$type<Language>().nullable(),
    /** The language of the browser that signed in last: that of mails while none is chosen (decision 175). */
    browserLanguage: p.text().$type<Language>().nullable(),
  },
});

/** A user's data beside the means to sign in. */
export class Profile extends ProfileSchema.class {}
ProfileSchema.setClass(Profile);
