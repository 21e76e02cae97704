import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@inlay/sdk/model';
import { idColumn, timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM, TO_REVISION } from './tenantReferences.ts';

/** How answers in progress ended: they became a submission, their day came, or somebody of the account deleted them. */
export type UnfinishedEnd = 'sent' | 'expired' | 'removed';

const UnfinishedAnswersSchema = defineEntity({
  name: 'UnfinishedAnswers',
  tableName: 'unfinished_answers',
  checks: [
    { name: 'unfinished_answers_ended_as', expression: "ended_as in ('sent', 'expired', 'removed')" },
    { name: 'unfinished_answers_ended_empty', expression: 'ended_as is null = (answers is not null)' },
  ],
  uniques: [
    { name: 'unfinished_answers_key', properties: ['formId', 'idempotencyKey', 'accountId'] },
    { name: 'unfinished_answers_token', properties: ['formId', 'tokenHash', 'accountId'] },
  ],
  indexes: [
    { name: 'unfinished_answers_ends', properties: ['expiresAt'] },
    {
      name: 'unfinished_answers_newest',
      expression:
        'create index unfinished_answers_newest on unfinished_answers (account_id, form_id, saved_at desc, id desc)',
    },
    { name: 'unfinished_answers_revision', properties: ['accountId', 'formId', 'revisionId'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** The revision that they answer. */
    revisionId: p.uuid(),
    /** Raw values by field id, as browsers hold them; null once they have ended. */
    answers: p.json().$type<Record<string, unknown>>().nullable(),
    /** The page that the visitor had come to; null for the first one, and empty for the review. */
    pageId: p.text().nullable(),
    /** The key of the submission that they become. */
    idempotencyKey: p.uuid(),
    tokenHash: p.text().hidden(),
    /** Counts the saves: whoever saves says which one they have read (decision 871). */
    version: p.integer(),
    /** The page load that saved last. */
    savedBy: p.text(),
    /** The visitor's, of the mail before the end. */
    language: p.text().$type<Language>(),
    /** Where the link was mailed to; null once they have ended. */
    email: p.text().nullable(),
    /** The link’s secret, sealed, for that mail; null where the link was not mailed. */
    mailedToken: p.text().nullable().hidden(),
    /** When the mail before the end was written. */
    remindedAt: timeColumn().nullable(),
    startedAt: timeColumn(),
    savedAt: timeColumn(),
    expiresAt: timeColumn(),
    endedAs: p.text().$type<UnfinishedEnd>().nullable(),
  },
});

/**
 * Answers that a visitor has begun and not sent, of a form that keeps them (decision 870). A row that has ended keeps
 * neither answers nor address: it says for a while what its link was for, and where its visitor stopped.
 */
export class UnfinishedAnswers extends UnfinishedAnswersSchema.class {
  static readonly references = [TO_FORM, TO_REVISION];
}
UnfinishedAnswersSchema.setClass(UnfinishedAnswers);
