import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, timeColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const LegalHoldSchema = defineEntity({
  name: 'LegalHold',
  tableName: 'legal_holds',
  checks: [
    {
      name: 'legal_holds_subject',
      expression: 'lifted_at is not null or (submission_id is null) <> (pattern is null)',
    },
  ],
  indexes: [
    {
      name: 'legal_holds_in_force',
      expression: 'create index legal_holds_in_force on legal_holds (account_id) where lifted_at is null',
    },
  ],
  properties: {
    id: idColumn(),
    accountId: p.uuid().primary(),
    /** The form of the held submission. */
    formId: p.uuid().nullable(),
    /** The held submission; null for a person. */
    submissionId: p.uuid().nullable(),
    /** Regular expression over folded texts that finds the held person; null for a submission, and once it is lifted. */
    pattern: p.text().nullable(),
    /** Keyed hash of the person, as certificates have it. */
    personHash: p.text().nullable(),
    reason: p.text(),
    /** Null = until it is lifted. */
    endsAt: timeColumn().nullable(),
    // No foreign keys: the record outlives who placed it.
    placedBy: p.uuid().nullable(),
    placedAt: timeColumn(),
    liftedBy: p.uuid().nullable(),
    liftedAt: timeColumn().nullable(),
  },
});

/** A submission, or all of a person, that nobody may delete for good (decision 934). */
export class LegalHold extends LegalHoldSchema.class {
  static readonly references = [TO_ACCOUNT];
}
LegalHoldSchema.setClass(LegalHold);
