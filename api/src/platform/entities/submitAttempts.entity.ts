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
    /** Attempts that each followed the previous one within a minute. */
    streak: p.integer(),
    lastAt: timeColumn(),
  },
});

/**
 * Attempts of one source on one form within the last hour (D-90). Only SQL writes it. The table is unlogged:
 * a write waits for no disk, and counting restarts after a crash of the database.
 */
export class SubmitAttempts extends SubmitAttemptsSchema.class {}
SubmitAttemptsSchema.setClass(SubmitAttempts);
