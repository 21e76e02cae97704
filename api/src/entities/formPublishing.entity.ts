import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES, type Language } from '@inlay/sdk/model';
import { timeColumn } from '../db/columns.ts';
import { formIdColumn } from './tenantColumns.ts';

const FormPublishingSchema = defineEntity({
  name: 'FormPublishing',
  tableName: 'form_publishing',
  checks: [
    {
      name: 'form_publishing_language',
      expression: `language in (${LANGUAGES.map((one) => `'${one}'`).join(', ')})`,
    },
    { name: 'form_publishing_max_submissions', expression: 'max_submissions > 0' },
  ],
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid(),
    /** Origins that may show the form; null = any. */
    allowedWebsites: p.array().nullable(),
    /** Only the platform's own page may send it, so that no host page's script reads along (T7). */
    frameOnly: p.boolean().default(false),
    closesAt: timeColumn().nullable(),
    /** The owner's own words for a closed form. */
    closedText: p.text().nullable(),
    maxSubmissions: p.integer().nullable(),
    onePerBrowser: p.boolean().default(false),
    /** Null = the visitor's. */
    language: p.text().$type<Language>().nullable(),
    /** Fields that the page around the form may fill in. */
    prefillable: p.array(),
    /** Of these, the fields that are not shown. */
    hiddenFields: p.array(),
    hostMayReadAnswers: p.boolean().default(false),
  },
});

/**
 * Where and how long a form may be used. Apart from the form itself: changing it is no new version of
 * the form, so an open builder need not know. A form without a row is open everywhere.
 */
export class FormPublishing extends FormPublishingSchema.class {}
FormPublishingSchema.setClass(FormPublishing);
