import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@inlay/sdk/model';
import type { InvitationMode, SpamLevel } from '../contract/index.ts';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormPublishingSchema = defineEntity({
  name: 'FormPublishing',
  tableName: 'form_publishing',
  checks: [
    // Which languages there are, the contract says: a new one needs no migration.
    { name: 'form_publishing_language', expression: "language ~ '^[a-z]{2}$'" },
    { name: 'form_publishing_max_submissions', expression: 'max_submissions > 0' },
    { name: 'form_publishing_edit_days', expression: 'edit_days > 0' },
    { name: 'form_publishing_edits_end_with', expression: "edits_end_with in ('in_progress', 'done')" },
    { name: 'form_publishing_unfinished_days', expression: 'unfinished_days > 0' },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Origins that may show the form; null = any. */
    allowedWebsites: p.array().nullable(),
    /**
     * Accepts submissions from the platform's own page only, so that no script of a host page can read along
     * (T7).
     */
    frameOnly: p.boolean().default(false),
    opensAt: timeColumn().nullable(),
    /** The owner's text for a form that is not open yet. */
    opensText: p.text().nullable(),
    closesAt: timeColumn().nullable(),
    /** The owner's text for a closed form. */
    closedText: p.text().nullable(),
    maxSubmissions: p.integer().nullable(),
    onePerBrowser: p.boolean().default(false),
    /** The field of whose values the form takes one answer each; null = any number (EMBED-125). */
    uniqueField: p.text().nullable(),
    /** Argon2id hash of the password that visitors are asked for; null = none (EMBED-130). */
    passwordHash: p.text().nullable(),
    /** Asks visitors to sign in by the installation's provider (EMBED-138). */
    requiresSignIn: p.boolean().default(false),
    /** The field that is answered with the address of whoever has signed in; null = none. */
    signInField: p.text().nullable(),
    /** Links receipts to a page with the status of the submission (SUBM-088). */
    showsStatus: p.boolean().default(false),
    /** Links receipts to a signed one. */
    signsReceipts: p.boolean().default(false),
    /** Gives visitors a link to edit what they have sent (SUBM-118). */
    allowsEdits: p.boolean().default(false),
    /** Lets visitors withdraw what they have sent (SUBM-120). */
    allowsWithdrawal: p.boolean().default(false),
    /** Days after sending until both end; null = none. */
    editDays: p.integer().nullable(),
    /** When both end for everybody; null = never. */
    editsEndAt: timeColumn().nullable(),
    /** State of the work with which both end; null = none. */
    editsEndWith: p.text().$type<'in_progress' | 'done'>().nullable(),
    /** Keeps answers in progress on the server, so that visitors can continue elsewhere (EMBED-112). */
    keepsUnfinished: p.boolean().default(false),
    /** Days after the last save until they are deleted. */
    unfinishedDays: p.integer().default(30),
    /** Null = the visitor's. */
    language: p.text().$type<Language>().nullable(),
    /** Fields that the page around the form may fill in. */
    prefillable: p.array(),
    /** The prefilled fields that visitors do not see. */
    hiddenFields: p.array(),
    /** The prefilled fields whose answers signed links lock (EMBED-105). */
    lockedFields: p.array().columnType('text[]').default([]),
    hostMayReadAnswers: p.boolean().default(false),
    /** Whether links to single people open the form, and whether anything else does (INVITE-001). */
    invitations: p.text().$type<InvitationMode>().default('off'),
    /** How much it takes until a submission goes to the Spam folder; null = `careful` (SPAM-004). */
    spamLevel: p.text().$type<SpamLevel>().nullable(),
    /** Title, description and picture of the card that a link to the form becomes elsewhere (EMBED-100). */
    socialTitle: p.text().nullable(),
    socialDescription: p.text().nullable(),
    socialPictureUrl: p.text().nullable(),
  },
});

/**
 * Rules for using a form: websites, closing time, limit. Stored apart from the form, so that a change of them
 * does not conflict with an open builder. A form without a row is open everywhere.
 */
export class FormPublishing extends FormPublishingSchema.class {
  static readonly references = [TO_FORM];
}
FormPublishingSchema.setClass(FormPublishing);
