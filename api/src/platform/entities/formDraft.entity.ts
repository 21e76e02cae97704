import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn, timeColumn } from '../db/columns.ts';
import { definitionColumn } from './formDefinitionType.ts';
import { formIdColumn } from './tenantColumns.ts';
import { User } from './user.entity.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormDraftSchema = defineEntity({
  name: 'FormDraft',
  tableName: 'form_drafts',
  indexes: [
    {
      name: 'form_drafts_current',
      expression:
        'create unique index form_drafts_current on form_drafts (account_id, form_id) where is_current',
    },
    { name: 'form_drafts_form', properties: ['accountId', 'formId', 'savedAt'] },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn(),
    accountId: p.uuid().primary(),
    /** The form's one draft; the others are copies that the history offers. */
    isCurrent: p.boolean().default(true),
    definition: definitionColumn(),
    /** The revision that the work started from. */
    baseRevisionId: p.uuid(),
    /** Changes with every save; the next save names the one it replaces. */
    state: p.uuid(),
    savedBy: () => p.manyToOne(User).mapToPk().joinColumn('saved_by').nullable().deleteRule('set null'),
    createdAt: createdAtColumn(),
    savedAt: timeColumn(),
  },
});

/** Unpublished changes of a form (decision 320). */
export class FormDraft extends FormDraftSchema.class {
  static readonly references = [TO_FORM];
}
FormDraftSchema.setClass(FormDraft);
