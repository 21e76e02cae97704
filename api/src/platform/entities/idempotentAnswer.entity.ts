import { defineEntity, p } from '@mikro-orm/core';
import { createdAtColumn } from '../db/columns.ts';
import { TO_ACCOUNT } from './tenantReferences.ts';

const IdempotentAnswerSchema = defineEntity({
  name: 'IdempotentAnswer',
  tableName: 'idempotent_answers',
  indexes: [{ name: 'idempotent_answers_created', properties: ['createdAt'] }],
  properties: {
    accountId: p.uuid().primary(),
    /** The API key that called. */
    keyId: p.uuid().primary(),
    /** The Idempotency-Key of the call. */
    name: p.text().primary(),
    /** SHA-256 of the request: a repeat is the same one. */
    requestHash: p.text(),
    /** Status, headers and body, sealed: some hold secrets, others what people have answered (T37). */
    answer: p.text().hidden(),
    createdAt: createdAtColumn(),
  },
});

/** The answer to a write of a program, kept for a day: a repeat under its Idempotency-Key gets it again (decision 766). */
export class IdempotentAnswer extends IdempotentAnswerSchema.class {
  static readonly references = [TO_ACCOUNT];
}
IdempotentAnswerSchema.setClass(IdempotentAnswer);
