import { defineEntity, p } from '@mikro-orm/core';
import type { FormDefinition } from '@inlay/sdk/model';
import type { ModelDraftState } from '../contract/index.ts';
import { createdAtColumn, idColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';
import { User } from './user.entity.ts';

const ModelDraftSchema = defineEntity({
  name: 'ModelDraft',
  tableName: 'model_drafts',
  checks: [
    {
      name: 'model_drafts_state',
      expression: "state in ('waiting', 'running', 'ready', 'taken', 'failed', 'cancelled')",
    },
  ],
  indexes: [
    { name: 'model_drafts_account', properties: ['accountId', 'createdAt'] },
    {
      name: 'model_drafts_form',
      expression:
        'create index model_drafts_form on model_drafts (account_id, form_id) where description is not null',
    },
    {
      name: 'model_drafts_created_by',
      expression:
        'create index model_drafts_created_by on model_drafts (created_by) where created_by is not null',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** The form that it changes; the log outlives it. Null for one that is not stored yet. */
    formId: p.uuid().nullable(),
    createdBy: () => p.manyToOne(User).mapToPk().joinColumn('created_by').nullable().deleteRule('set null'),
    host: p.text(),
    model: p.text(),
    state: p.text().$type<ModelDraftState>().default('waiting'),
    /** What was asked for; null once the form's draft has ended. */
    description: p.text().nullable(),
    /** The form that it changes; null once this has ended. */
    base: p.json().$type<FormDefinition>().nullable(),
    /** What the model wrote; null before, and once it was taken. */
    definition: p.json().$type<FormDefinition>().nullable(),
    /** What keeps it from being published. */
    faults: p.json().$type<string[]>().defaultRaw(`'[]'`),
    /** Web addresses that only the model has named. */
    addresses: p.json().$type<string[]>().defaultRaw(`'[]'`),
    problem: p.text().nullable(),
    round: p.integer().default(0),
    requests: p.integer().default(0),
    tokens: p.integer().default(0),
    createdAt: createdAtColumn(),
  },
});

/** A form that a model was asked to draft: the work, and afterwards a line of the log (decision 910). */
export class ModelDraft extends ModelDraftSchema.class {
  static readonly references = [TO_ACCOUNT];
}
ModelDraftSchema.setClass(ModelDraft);
