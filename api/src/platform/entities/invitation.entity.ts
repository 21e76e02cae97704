import { defineEntity, p } from '@mikro-orm/core';
import type { StoredAnswers } from '@inlay/sdk/model';
import { idColumn, lowerCaseCheck, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  checks: [lowerCaseCheck('invitations')],
  uniques: [
    { name: 'invitations_email', properties: ['formId', 'email', 'accountId'] },
    { name: 'invitations_key', properties: ['formId', 'keyProof', 'accountId'] },
  ],
  indexes: [
    {
      name: 'invitations_due',
      expression: 'create index invitations_due on invitations (account_id, due_at) where due_at is not null',
    },
  ],
  properties: {
    /** Random, unlike other ids: the link is made of it. */
    id: idColumn(),
    accountId: p.uuid().primary(),
    formId: () => formIdColumn(),
    email: p.text(),
    name: p.text(),
    /** Answers by field id that this person meets and cannot change. */
    answers: p.json().$type<StoredAnswers>().nullable(),
    /** Keyed hash of the key under which the answer is stored: nobody without the platform's secret compares them. */
    keyProof: p.text(),
    /** Mails that were written to this person. */
    mails: p.integer().default(0),
    mailedAt: timeColumn().nullable(),
    /** When the next mail is due; null for none. */
    dueAt: timeColumn().nullable(),
    /** When this person stopped the mails. */
    stoppedAt: timeColumn().nullable(),
    /** Of an anonymous list alone, where it is written late and for several at once (decision 881). */
    isAnswered: p.boolean().default(false),
  },
});

/** Somebody who is invited to answer a form, once, by a link of their own. */
export class Invitation extends InvitationSchema.class {
  static readonly references = [TO_FORM];
}
InvitationSchema.setClass(Invitation);
