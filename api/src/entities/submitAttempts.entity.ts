import { defineEntity, p } from '@mikro-orm/core';
import { timeColumn } from '../db/columns.ts';

const SubmitAttemptsSchema = defineEntity({
  name: 'SubmitAttempts',
  tableName: 'submit_attempts',
  properties: {
    /** Keyed hash of form and source. */
    bucket: p.text().primary(),
    /** Times of the attempts within the last hour, oldest first. */
    times: p.array().columnType('timestamptz[]'),
    /** Keys of the last attempts: sending one again is the same attempt. */
    keys: p.array().columnType('uuid[]'),
    /** Attempts of which each came within a minute of the one before. */
    streak: p.integer(),
    lastAt: timeColumn(),
  },
});

/**
 * What one source sent to one form within the last hour (D-90). Written in SQL alone. The table is
 * unlogged: writing to it waits for no disk, and after a crash of the database counting begins anew.
 */
export class SubmitAttempts extends SubmitAttemptsSchema.class {}
SubmitAttemptsSchema.setClass(SubmitAttempts);
