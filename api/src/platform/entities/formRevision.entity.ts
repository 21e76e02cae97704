import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { definitionColumn } from './formDefinitionType.ts';
import { User } from './user.entity.ts';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const FormRevisionSchema = defineEntity({
  name: 'FormRevision',
  tableName: 'form_revisions',
  uniques: [{ name: 'form_revisions_number', properties: ['formId', 'number', 'accountId'] }],
  indexes: [
    {
      // Finds the forms that follow a brand kit.
      name: 'form_revisions_brand',
      expression: `create index form_revisions_brand on form_revisions (account_id, (definition -> 'brand' ->> 'kitId')) where jsonb_exists(definition, 'brand')`,
    },
  ],
  triggers: [
    {
      name: 'form_revisions_unchangeable',
      timing: 'before',
      events: ['update'],
      body: `
        if new.definition is distinct from old.definition or new.form_id is distinct from old.form_id then
          raise exception 'a form revision is never changed';
        end if;
        return new;`,
    },
  ],
  properties: {
    id: idColumn(),
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Counts up from 1 within the form. */
    number: p.integer(),
    definition: definitionColumn(),
    /** Number of fields, for lists. */
    fieldCount: p.integer(),
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').nullable().deleteRule('set null'),
    createdAt: createdAtColumn(),
  },
});

/** One stored definition of a form, never changed (D-184). */
export class FormRevision extends FormRevisionSchema.class {
  static readonly references = [TO_FORM];
}
FormRevisionSchema.setClass(FormRevision);
