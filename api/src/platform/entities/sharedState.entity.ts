import { defineEntity, p } from '@mikro-orm/core';
import { formIdColumn } from './tenantColumns.ts';
import { TO_FORM } from './tenantReferences.ts';

const SharedStateSchema = defineEntity({
  name: 'SharedState',
  tableName: 'shared_states',
  properties: {
    formId: () => formIdColumn().primary(),
    accountId: p.uuid().primary(),
    /** Another one after each change. */
    version: p.uuid().defaultRaw('gen_random_uuid()'),
    /** Counts by question, each with the moment until which answers are in it; see `sharing/shared-results/heldResults.ts`. */
    state: p.json(),
  },
});

/** What links to results that hide small groups show of a form (decision 924). */
export class SharedState extends SharedStateSchema.class {
  static readonly references = [TO_FORM];
}
SharedStateSchema.setClass(SharedState);
