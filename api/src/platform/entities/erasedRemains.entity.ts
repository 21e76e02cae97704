import { defineEntity, p } from '@mikro-orm/core';

const ErasedRemainsSchema = defineEntity({
  name: 'ErasedRemains',
  tableName: 'erased_remains',
  properties: {
    accountId: p.uuid().primary(),
    formId: p.uuid(),
    submissionId: p.uuid().primary(),
    /** The day of the submission in UTC. */
    day: p.date(),
  },
});

/** A submission that was deleted for good, until a job has removed what no foreign key reaches (decision 933). */
export class ErasedRemains extends ErasedRemainsSchema.class {}
ErasedRemainsSchema.setClass(ErasedRemains);
